/** Short labels of Apiary's table, by name. */

import { say } from '$lib/words/words.svelte';

export const label = (name: string): string => say(`apiary-label-${name}`);
