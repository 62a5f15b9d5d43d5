/** What is asked: which options are open, which are refused, and where on the table each lies. */

import type { DecisionSeen } from '$lib/wire';
import type { AreaName } from './table';

export interface Asked {
  open: ReadonlySet<string>;
  closed: ReadonlySet<string>;
  /** Options that lie on no piece but in the tray. */ loose: string[];
}

const LOOSE = new Set(['spaces', 'trade', 'gather', 'keep', 'pay', 'done', 'take', 'decline', 'skip', 'pass']);
const AREA: Record<string, AreaName> = {
  deploy: 'rows',
  fortify: 'rows',
  retreat: 'rows',
  spaces: 'rows',
  build: 'market',
  other: 'market',
  palace: 'palaces',
  gain: 'hive',
  mark: 'hive',
};
const PROMPT: Record<string, AreaName> = {
  spaces: 'rows',
  second: 'rows',
  return: 'rows',
  pay: 'market',
  gain: 'hive',
  trade: 'hive',
  mark: 'hive',
};

export function verbOf(key: string): string {
  return key.split(':', 1)[0]!;
}

export function whatOf(key: string): string {
  return key.slice(verbOf(key).length + 1);
}

export function askedBy(decision: DecisionSeen | null): Asked {
  const keys = (decision?.options ?? []).map(({ key }) => key);
  return {
    open: new Set(keys),
    closed: new Set((decision?.refusals ?? []).map(({ key }) => key)),
    loose: keys.filter((key) => LOOSE.has(verbOf(key))),
  };
}

/** The area where an option lies. */
export function areaOf(key: string): AreaName | null {
  return AREA[verbOf(key)] ?? null;
}

/** The area where a decision is made; none if it is made all over the table. */
export function areaAsked(decision: DecisionSeen | null): AreaName | null {
  return PROMPT[decision?.prompt ?? ''] ?? null;
}

/** The place that a key names, `[row, slot]` or `[row, slot, space]`. */
export function placeOf(key: string): number[] {
  const parts = whatOf(key).split(',').map(Number);
  return parts.length > 1 && parts.every((part) => part > 0) ? parts : [];
}
