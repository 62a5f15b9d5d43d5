/** What lies in the hive, and what an event changed. */

import { name, type Place } from '$lib/board/hex';
import type { Event, HiveView, Shown, Side as SideName } from '$lib/wire/hivernation';

export const SIDES = ['workers', 'drones'] as const;
export type Side = 0 | 1;
export const BEES = ['worker', 'drone'] as const;
/** The kinds of tile, in the order of hands and piles. */
export const KINDS = ['bee', 'flower', 'bear', 'pesticide', 'beekeeper'] as const;

export interface Lying {
  place: Place;
  tile: Shown | 'pesticide';
  paw: boolean;
  under: SideName | null;
}
/** What lies where, by the place's name. */
export type Tiles = ReadonlyMap<string, Lying>;

export function sideOf(side: SideName): Side {
  return side === 'drones' ? 1 : 0;
}

export function tilesOf(table: HiveView): Tiles {
  return new Map(table.hive.map(({ at, tile, paw, under }) => [name(at), { place: at, tile, paw, under }]));
}

/** The bees that an event turned over. */
export function flipped(event: Event): Place[] {
  if (event.name === 'bee') return event.facts.lines.flat();
  return event.name === 'flower' ? event.facts.cells : [];
}

/** The tiles that an event took away. */
export function gone(event: Event): Place[] {
  return event.name === 'pesticide' ? [...event.facts.cells, ...event.facts.cut] : [];
}

/** An event that put something into the hive. */
export type Play = Extract<Event, { facts: { at: Place } }>;

/** Did the event put something into the hive? */
export function isPlay(event: Event): event is Play {
  return 'at' in event.facts;
}
