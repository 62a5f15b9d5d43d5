/** The view of Ambrosia, as `skep/games/ambrosia/view/types.py` writes it. */

import type { Ambrosia, Color } from '$lib/wire';
import type { Bee, Event } from '$lib/wire/ambrosia';

export type Meadow = Ambrosia.MeadowView;
export type Space = Ambrosia.SpaceView;
export type Bees = Ambrosia.BeesView;

/** The colors of the game by number, and the tones and shapes that the page draws them in. */
export const COLORS = ['amber', 'blue', 'red', 'violet'] as const;
export const TONES: Color[] = ['honey', 'cornflower', 'poppy', 'heather'];
export const SPECIALS = [
  'guardian',
  'collector',
  'heavyweight',
  'turbo',
  'rebel',
  'berserker',
  'drone',
  'saboteur',
  'organizer',
] as const;
/** A bee's number on a space from which on it is a covered one. */
export const UNDER = 8;

export function toneOf(color: number): Color {
  return TONES[color % TONES.length]!;
}

/** The number of a color; 0 for what is none. */
export function colorOf(name: string): number {
  return Math.max(
    0,
    COLORS.findIndex((each) => each === name),
  );
}

/** What flies when something is told: from where, to where, and what lies on top. */
export interface Hop {
  from: number;
  to: number;
  color: number;
  bee: Bee;
  count: number;
}

/** The flights of an event, all at once; a stacking up has several. */
export function hops({ name, facts }: Event): Hop[] {
  const color = 'color' in facts ? colorOf(facts.color) : 0;
  if (name === 'flew' || name === 'dug' || name === 'leapt')
    return [{ from: facts.from, to: facts.to, color, bee: facts.top, count: facts.count }];
  if (name === 'freed') return [{ from: facts.from, to: facts.to, color, bee: facts.bee, count: 1 }];
  if (name !== 'gathered') return [];
  return facts.spaces.slice(0, -1).map((from) => ({ from, to: facts.at, color, bee: facts.top, count: 1 }));
}

/** The meadow after one more flight, as far as it can be known before the table itself comes. */
export function after(spaces: Space[], event: Event): Space[] {
  if (event.name === 'gathered') {
    const froms = new Set(event.facts.spaces);
    const bare = spaces.map((space) => (froms.has(space.at) ? left(space, space.group?.count ?? 0) : space));
    return bare.map((space) =>
      space.at === event.facts.at
        ? landed(space, colorOf(event.facts.color), event.facts.count, event.facts.top)
        : space,
    );
  }
  return hops(event).reduce((now, hop) => now.map((space) => stepped(space, hop, event.name === 'freed')), spaces);
}

function stepped(space: Space, hop: Hop, freed: boolean): Space {
  if (space.at === hop.from) return freed ? { ...space, under: less(space.under, 1) } : left(space, hop.count);
  return space.at === hop.to ? landed(space, hop.color, hop.count, hop.bee) : space;
}

function less(bees: Bees | null, count: number): Bees | null {
  return bees && bees.count > count ? { ...bees, count: bees.count - count, bees: bees.bees.slice(count) } : null;
}

function left(space: Space, count: number): Space {
  const group = less(space.group, count);
  return group ? { ...space, group } : { ...space, group: space.under, under: null };
}

function landed(space: Space, color: number, count: number, top: Bee): Space {
  const fresh: (Bee | null)[] = [top, ...Array<null>(count - 1).fill(null)];
  const own = space.group?.color === color ? space.group : null;
  const group = { color, count: count + (own?.count ?? 0), bees: [...fresh, ...(own?.bees ?? [])] };
  return { ...space, group, under: own ? space.under : space.group };
}
