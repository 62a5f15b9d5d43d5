/** A decision taken apart: what may be taken, what is refused, and what a key says. */

import type { DecisionSeen } from '$lib/wire';

/** Open: it may be taken. Closed: it is refused, for a reason. Inert: nothing is asked of it. */
export type Standing = 'open' | 'closed' | 'inert';

export interface Asked {
  /** The keys of all options, in the order of the decision. */
  open: ReadonlySet<string>;
  /** The keys of what is refused, each with the clause that forbids it. */
  closed: ReadonlyMap<string, string>;
}

export function readDecision(decision: DecisionSeen | null): Asked {
  return {
    open: new Set(decision?.options.map(({ key }) => key)),
    closed: new Map(decision?.refusals.map(({ key, clause }) => [key, clause])),
  };
}

/** What a key does: `build` of `build:17`. */
export function verbOf(key: string): string {
  return key.split(':', 1)[0]!;
}

/** What a key does it to: `17` of `build:17`, nothing of `pass`. */
export function whatOf(key: string): string {
  return key.slice(verbOf(key).length + 1);
}

/** The numbers in a key: 2, 1 and 5 of `move:2,1,5`. */
export function numbersOf(key: string): number[] {
  return whatOf(key).split(',').map(Number);
}
