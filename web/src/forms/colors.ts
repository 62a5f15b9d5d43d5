import type { Color } from '$lib/wire';

export const COLORS: Color[] = ['honey', 'clover', 'heather', 'cornflower', 'poppy'];
