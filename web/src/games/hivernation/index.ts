export { default as Board } from './Board.svelte';
export { default as picture } from './Picture.svelte';
export { words } from './words';
