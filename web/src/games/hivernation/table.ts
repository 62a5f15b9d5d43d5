/** The view of Hivernation, as `skep/games/hivernation/view/types.py` writes it. */

import type { Hivernation, ToldSeen } from '$lib/wire';
import { around, name, type Place } from './hex';

export const SIDES = ['workers', 'drones'] as const;
export type Side = 0 | 1;
export const BEES = ['worker', 'drone'] as const;
/** The kinds of tile, in the order of hands and piles. */
export const KINDS = ['bee', 'flower', 'bear', 'pesticide', 'beekeeper'] as const;

/** The view's lists of two have one number for each side; its places are two numbers. */
export interface TileView extends Hivernation.TileView {
  at: [number, number];
}
export interface HiveView extends Hivernation.HiveView {
  bees: [number, number];
  reserve: [number, number];
  hive: TileView[];
  lifted: [number, number] | null;
}

export interface Lying {
  place: Place;
  tile: string;
  paw: boolean;
  under: string | null;
}
/** What lies where, by the place's name. */
export type Tiles = ReadonlyMap<string, Lying>;

export function sideOf(side: string): Side {
  return side === 'drones' ? 1 : 0;
}

export function tilesOf(table: HiveView): Tiles {
  return new Map(table.hive.map(({ at, tile, paw, under }) => [name(at), { place: at, tile, paw, under }]));
}

/** The tiles after one more event, for showing several plays one after another. */
export function after(tiles: Tiles, event: ToldSeen): Tiles {
  const next = new Map(tiles);
  const { facts } = event;
  if (event.name === 'moved') next.delete(name(facts.from));
  if (event.name === 'pesticide')
    for (const at of [facts.at, ...facts.cells, ...facts.cut] as Place[]) next.delete(name(at));
  if (event.name === 'flower' || event.name === 'bear') cover(next, event);
  if (event.name === 'bee') put(next, facts.at, BEES[sideOf(facts.side)]);
  for (const at of flipped(event)) put(next, at, BEES[sideOf(facts.side)]);
  return pawed(next);
}

function put(tiles: Map<string, Lying>, place: Place, tile: string, under: string | null = null): void {
  tiles.set(name(place), { place, tile, paw: false, under });
}

function cover(tiles: Map<string, Lying>, event: ToldSeen): void {
  const below = tiles.get(name(event.facts.at))?.tile;
  const under = below === 'worker' ? 'workers' : below === 'drone' ? 'drones' : null;
  put(tiles, event.facts.at, event.name, under);
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
export function flipped(event: ToldSeen): Place[] {
  if (event.name === 'bee') return (event.facts.lines as Place[][]).flat();
  return event.name === 'flower' ? (event.facts.cells as Place[]) : [];
}

/** The tiles that an event took away. */
export function gone(event: ToldSeen): Place[] {
  return event.name === 'pesticide' ? [...(event.facts.cells as Place[]), ...(event.facts.cut as Place[])] : [];
}

/** Did the event put something into the hive? */
export function isPlay(event: ToldSeen): boolean {
  return Array.isArray(event.facts.at);
}
