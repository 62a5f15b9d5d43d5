export { default as Board } from './Board.svelte';
export { words } from './words';
