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
