export { default as Board } from './Board.svelte';
export { TONES as colors } from './table';
export { words } from './words';
