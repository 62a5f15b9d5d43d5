import type { Colour } from '$lib/wire';

export const COLOURS: Colour[] = ['honey', 'clover', 'heather', 'cornflower', 'poppy'];
