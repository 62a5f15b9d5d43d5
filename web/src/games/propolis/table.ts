/** The view of Propolis, as `skep/games/propolis/view.py` writes it. */

import type { Propolis } from '$lib/wire';
import catalogue from './catalogue.json';

export type Realm = Propolis.RealmView;
export type Row = Propolis.RowView;
export type Landscape = Propolis.LandscapeView;
export type Card = Propolis.CardView;
export type Offer = Propolis.OfferView;
export type Palace = Propolis.PalaceView;
export type Side = Propolis.SideView;
export type Then = Propolis.ThenView;
export type Resource = Propolis.Resource;
export type Counts = Record<string, number>;

export const COLORS = ['yellow', 'orange', 'pink', 'purple', 'blue'] as const;
export const RESOURCES = [...COLORS, 'wild'] as const;
export const ACHIEVEMENTS = Array.from({ length: 20 }, (_, at) => at + 1);
export const AREAS = ['rows', 'market', 'palaces', 'hive'] as const;
export type AreaName = (typeof AREAS)[number];
/** Cards with which the end comes. */
export const HIVE = 10;
export const TRACK_END = 10;

const cards = catalogue as unknown as Record<string, Card>;

/** What is printed on a card: `17`, `start-3`, `palace-5`. */
export function printed(id: string): Card | null {
  return cards[id] ?? null;
}

/** The units of something counted, one by one. */
export function units(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, number]) => Array<string>(number).fill(name));
}

/** What was told, one by one, as counts. */
export function counted(names: string[]): Counts {
  const found: Counts = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}
