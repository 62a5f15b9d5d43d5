export { default as Board } from './Board.svelte';
/** Picking a bee up only leads to where it goes. */
export const eager = true;
export { words } from './words';
