/** Where on the table each option lies. */

import { verbOf } from '$lib/board/decision';
import type { DecisionSeen } from '$lib/wire';
import type { AreaName, Colony } from './table';

const UNPLACED = new Set([
  'pass',
  'accept',
  'decline',
  'before',
  'after',
  'to-pool',
  'to-landing',
  'as-is',
  'raise',
  'gain',
  'leave',
  'choose',
  'pay',
  'done',
  'first',
  'retrieve',
  'upgrade',
]);

/** Does no piece stand for an option? Tokens dropped and tiles that lie nowhere else have a button too. */
export function isUnplaced(key: string, prompt: string): boolean {
  const verb = verbOf(key);
  return UNPLACED.has(verb) || (verb === 'drop' && prompt === 'store') || (verb === 'tile' && prompt === 'keep-tile');
}

const AREA_OF: Record<string, AreaName> = {
  fly: 'sky',
  leave: 'sky',
  strong: 'sky',
  advance: 'advance',
  take: 'advance',
  reserve: 'advance',
  refresh: 'advance',
  'keep-tile': 'advance',
  grow: 'works',
  convert: 'works',
  teach: 'works',
  'dance-token': 'works',
  carve: 'works',
  pod: 'comb',
  hex: 'hive',
  frame: 'hive',
  income: 'hive',
  store: 'hive',
  faction: 'hive',
  draft: 'hive',
  keep: 'hand',
  plant: 'hand',
  discard: 'hand',
};

const AREA_OF_VERB: Record<string, AreaName> = {
  fly: 'sky',
  take: 'advance',
  reserve: 'advance',
  refresh: 'advance',
  grow: 'works',
  upgrade: 'works',
  convert: 'works',
  teach: 'works',
  token: 'works',
  pod: 'comb',
  hex: 'hive',
  frame: 'hive',
  retrieve: 'hive',
  drop: 'hive',
  benefit: 'hand',
  resource: 'hand',
  keep: 'hand',
  plant: 'hand',
  discard: 'hand',
};

/** The area where an option lies. */
export function areaOf(key: string): AreaName | null {
  const name = verbOf(key);
  if (name !== 'place') return AREA_OF_VERB[name] ?? null;
  const action = key.split(':')[1]!;
  return action === 'explore' ? 'sky' : action.startsWith('advance') ? 'advance' : 'works';
}

/** The area where a decision is made; none if it has no place, or several. */
export function placeOf(decision: DecisionSeen, table: Colony): AreaName | null {
  if (decision.prompt === 'advance' && !decision.options.some(({ key }) => verbOf(key) === 'take')) return 'hive';
  if (decision.prompt === 'turn' && table.phase === 'before') return null;
  return AREA_OF[decision.prompt] ?? null;
}
