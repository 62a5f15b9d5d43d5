export { default as Board } from './Board.svelte';
export { TONES as colours } from './table';
export { words } from './words';
