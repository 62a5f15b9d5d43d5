/** What went wrong, in a sentence that says what to do next. */

import type { Refused } from '$lib/live/api';
import { words } from './words.svelte';

export function fault(trouble: Refused): string {
  const id = `page-fault-${trouble.code}`;
  if (words.knows(id)) return words.say(id);
  return trouble.message || words.say('page-fault-trouble');
}
