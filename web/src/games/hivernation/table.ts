/** What lies in the hive, and how an event changes it. */

import type { Event, HiveView, Shown, Side as SideName } from '$lib/wire/hivernation';
import { around, name, type Place } from './hex';

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

/** The tiles after one more event, for showing several plays one after another. */
export function after(tiles: Tiles, { name: what, facts }: Event): Tiles {
  const next = new Map(tiles);
  if (what === 'moved') next.delete(name(facts.from));
  if (what === 'pesticide') for (const at of [facts.at, ...facts.cells, ...facts.cut]) next.delete(name(at));
  if (what === 'flower' || what === 'bear') cover(next, facts.at, what);
  if (what === 'bee') for (const at of [facts.at, ...facts.lines.flat()]) put(next, at, BEES[sideOf(facts.side)]);
  if (what === 'flower') for (const at of facts.cells) put(next, at, BEES[sideOf(facts.side)]);
  return pawed(next);
}

function put(tiles: Map<string, Lying>, place: Place, tile: Lying['tile'], under: SideName | null = null): void {
  tiles.set(name(place), { place, tile, paw: false, under });
}

function cover(tiles: Map<string, Lying>, at: Place, tile: 'flower' | 'bear'): void {
  const below = tiles.get(name(at))?.tile;
  const under = below === 'worker' ? 'workers' : below === 'drone' ? 'drones' : null;
  put(tiles, at, tile, under);
}

function pawed(tiles: Map<string, Lying>): Tiles {
  for (const [at, lying] of tiles) {
    const bee = lying.tile === 'worker' || lying.tile === 'drone';
    const paw = bee && around(lying.place).some((near) => tiles.get(name(near))?.tile === 'bear');
    if (paw !== lying.paw) tiles.set(at, { ...lying, paw });
  }
  return tiles;
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
