/** The pages at a table: one file, as they share nearly all. */

export { default as TablePage } from './TablePage.svelte';
export { default as Watch } from './Watch.svelte';
