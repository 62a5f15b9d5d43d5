/** What is asked of the viewer, by place: what is open, what is refused, and what to say of it. */

import { name, placeOf, type Place } from '$lib/board/hex';
import type { DecisionSeen } from '$lib/wire';
import { capital } from '$lib/words/talk';
import type { Say } from '$lib/words/words.svelte';
import type { Lying, Tiles } from './table';

export interface PlacesAsked {
  /** The keys of open places, and of refused ones. */
  open: ReadonlyMap<string, string>;
  closed: ReadonlyMap<string, { key: string; clause: string }>;
  /** The verb that a place's key begins with, such as `bee`. */
  verb: string;
}

export function placesAsked(decision: DecisionSeen | null): PlacesAsked {
  const open = new Map<string, string>();
  const closed = new Map<string, { key: string; clause: string }>();
  for (const { key } of decision?.options ?? []) {
    const place = placeOf(key);
    if (place) open.set(name(place), key);
  }
  for (const refusal of decision?.refusals ?? []) {
    const place = placeOf(refusal.key);
    if (place) closed.set(name(place), refusal);
  }
  return { open, closed, verb: verb(decision) };
}

function verb(decision: DecisionSeen | null): string {
  if (decision?.prompt === 'put') return decision.facts.tile ?? 'bee';
  return decision?.prompt === 'lift' ? 'lift' : 'bee';
}

/** Every place that is worth pointing at, row by row: what stays keeps its turn, and so its focus. */
export function places(tiles: Tiles, asked: PlacesAsked): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const [at, { place }] of tiles) found.set(at, place);
  for (const at of [...asked.open.keys(), ...asked.closed.keys()]) found.set(at, placeOf(`:${at}`)!);
  return new Map([...found].sort(([, a], [, b]) => a[1] - b[1] || a[0] - b[0]));
}

/** A tile in words, such as `Worker with a paw`. */
export function pieceName(say: Say, lying: Lying): string {
  const more = lying.under ?? (lying.paw ? 'paw' : '');
  return say('hivernation-piece', { piece: more ? `${lying.tile}-${more}` : lying.tile });
}

/** A place in words: what lies there, what can be done, or why not. */
export function label(say: Say, at: string, tiles: Tiles, asked: PlacesAsked): string {
  const lying = tiles.get(at);
  const lies = lying ? `${pieceName(say, lying)} ${at}` : at;
  const key = asked.open.get(at);
  if (key) {
    const option = say(`hivernation-option-${asked.verb}`, { what: at });
    return lying ? `${lies}: ${option}` : capital(option);
  }
  const refused = asked.closed.get(at);
  return refused ? `${lies}: ${say(`why-${refused.clause}`)}` : lies;
}
