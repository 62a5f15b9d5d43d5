/**
 * The achievements that were marked in this browser, kept from match to match; the terminal keeps its own.  PRP-ACH-22
 */

import { read, write } from '$lib/live/drawer';
import { ACHIEVEMENTS } from './table';

const NAME = 'skep.propolis.marks';

/** What lies in the store, as far as it is ours. */
function load(): number[] {
  const found = read<unknown>(NAME, []);
  return Array.isArray(found) ? ACHIEVEMENTS.filter((number) => found.includes(number)) : [];
}

class Marks {
  all: number[] = $state.raw(load());

  add(number: number): void {
    const now = load();
    if (!now.includes(number))
      write(
        NAME,
        [...now, number].sort((a, b) => a - b),
      );
    this.all = load();
  }
}

export const marks = new Marks();
