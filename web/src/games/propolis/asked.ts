/** Where on the table each option lies. */

import { verbOf, whatOf } from '$lib/board/decision';
import type { DecisionSeen } from '$lib/wire';
import type { AreaName } from './table';

const UNPLACED = new Set(['spaces', 'trade', 'gather', 'keep', 'pay', 'done', 'take', 'decline', 'skip', 'pass']);
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

/** Does an option lie on no piece, but in the tray? */
export function isUnplaced(key: string): boolean {
  return UNPLACED.has(verbOf(key));
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
