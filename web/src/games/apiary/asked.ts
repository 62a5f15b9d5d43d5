/** What is asked, by place: which options lie on pieces, and which are loose. */

import type { DecisionSeen, OptionSeen } from '$lib/wire';
import type { AreaName, Colony } from './table';

export interface Asked {
  open: ReadonlyMap<string, OptionSeen>;
  /** Refused: the key and the clause. */
  closed: ReadonlyMap<string, string>;
  /** Options that no piece on the table stands for. */
  loose: string[];
}

const LOOSE = new Set([
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

export function verb(key: string): string {
  const cut = key.indexOf(':');
  return cut < 0 ? key : key.slice(0, cut);
}

export function what(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

export function prompts(decision: DecisionSeen | null): Asked {
  const open = new Map((decision?.options ?? []).map((option) => [option.key, option]));
  const closed = new Map((decision?.refusals ?? []).map(({ key, clause }) => [key, clause]));
  return { open, closed, loose: [...open.keys()].filter(isLoose(decision?.prompt ?? '')) };
}

/** Tokens dropped and tiles that lie nowhere else have a button too. */
function isLoose(prompt: string): (key: string) => boolean {
  return (key) => {
    const name = verb(key);
    return LOOSE.has(name) || (name === 'drop' && prompt === 'store') || (name === 'tile' && prompt === 'keep-tile');
  };
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
  const name = verb(key);
  if (name !== 'place') return AREA_OF_VERB[name] ?? null;
  const action = key.split(':')[1]!;
  return action === 'explore' ? 'sky' : action.startsWith('advance') ? 'advance' : 'works';
}

/** The area where a decision is made; none if it has no place, or several. */
export function placeOf(decision: DecisionSeen, table: Colony): AreaName | null {
  if (decision.prompt === 'advance' && !decision.options.some(({ key }) => verb(key) === 'take')) return 'hive';
  if (decision.prompt === 'turn' && table.phase === 'before') return null;
  return AREA_OF[decision.prompt] ?? null;
}
