/** What is printed on the pieces: written from the game's content, see `tests/web/apiary_catalogue.py`. */

import { capital } from '$lib/words/talk';
import { words } from '$lib/words/words.svelte';
import pieces from './catalogue.json';
import { sentences } from './sentences';
import type { Goods } from './table';

// The words of effects are those of docs/guide/apiary-effects.md.
export type Step = Record<string, Goods & Record<string, unknown>>;
export interface Clause {
  when?: unknown;
  optional?: boolean;
  limit?: string;
  do?: Step[];
  modify?: Record<string, unknown>[];
}
export interface Piece {
  kind: string;
  text: string;
  cost?: Goods;
  vp?: number;
  storage?: unknown[];
  effect?: (Clause | Step)[];
  upgraded?: Clause[];
  upgraded_text?: string;
  endgame?: Step[];
  endgame_text?: string;
  strong?: Step[];
  strong_text?: string;
  slots?: number;
  workers?: number[];
  size?: string;
  spots?: string[];
  strength?: number;
  starter?: boolean;
}

const ALL = pieces as unknown as Record<string, Piece>;

export function piece(id: string | null | undefined): Piece | undefined {
  return id ? ALL[id] : undefined;
}

export function kindOf(id: string): string {
  return ALL[id]?.kind ?? '';
}

/** What a piece is called. */
export function nameOf(id: string): string {
  const known = `apiary-piece-${id}`;
  return words.knows(known) ? words.say(known) : id;
}

type Side = '' | 'upgraded' | 'planted' | 'strong';

/** What it does, in words: as the content says it in English, else put together from its data. */
export function textOf(id: string, side: Side = ''): string {
  const found = ALL[id];
  if (!found) return '';
  const texts = {
    '': found.text,
    upgraded: found.upgraded_text,
    planted: found.endgame_text,
    strong: found.strong_text,
  };
  const effects = { '': found.effect, upgraded: found.upgraded, planted: found.endgame, strong: found.strong };
  if (words.lang === 'en' || found.kind === 'mat' || !words.knows('apiary-text-gain')) return texts[side] ?? '';
  return capital(sentences(effects[side]));
}

/** The rule that a kind of piece stands under, and where it is read. */
const CLAUSES: Record<string, string> = {
  farm: 'APY-TILE-17',
  recruit: 'APY-TILE-09',
  development: 'APY-TILE-13',
  carving: 'APY-TILE-15',
  seed: 'APY-SEED-06',
  dance: 'APY-CONV-08',
  'dance-token': 'APY-DANCE-06',
  'explore-token': 'APY-EXPL-09',
  planet: 'APY-EXPL-19',
  faction: 'APY-TILE-01',
  mat: 'APY-MAT-01',
  pod: 'APY-HIB-04',
  frame: 'APY-FRAME-03',
};

export function clauseOf(kind: string): string {
  return CLAUSES[kind] ?? '';
}

/** What each space of the favor track is worth at the end. */
export const FAVOR: number[] = (ALL.favor as unknown as { vp: number[] }).vp;
