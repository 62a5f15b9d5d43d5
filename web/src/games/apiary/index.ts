import { words as spoken } from '$lib/words/words.svelte';

// Names and texts of pieces are catalogues of their own.
await spoken.need('apiary-pieces', 'apiary-effects', 'apiary-automa', 'apiary-help', 'apiary-labels');

export { default as Beside } from './Beside.svelte';
export { default as Board } from './Board.svelte';
export { words } from './words';
