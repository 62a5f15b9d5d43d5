export { default as Board } from './Board.svelte';
export { words } from './words';

/** All lies open: people at one screen need no curtain, though each sees what the market costs them. */
export const open = true;
