export { default as Board } from './Board.svelte';
export { default as picture } from './Picture.svelte';
export { TONES as colours } from './table';
export { words } from './words';
