/** Hexagonal places: axial coordinates, pointy tops, 50 units from center to corner. */

import { nearestInDirection, type Point } from './arrows';

export type { Point };
export type Place = readonly [q: number, r: number];
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const SIZE = 50;
export const HALF = (Math.sqrt(3) / 2) * SIZE;
export const ROUND: readonly Place[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export function center([q, r]: Place): Point {
  return { x: 2 * HALF * (q + r / 2), y: 1.5 * SIZE * r };
}

/** The place under a point. */
export function placeAt({ x, y }: Point): Place {
  const r = y / (1.5 * SIZE);
  return rounded(x / (2 * HALF) - r / 2, r);
}

function rounded(q: number, r: number): Place {
  const s = -q - r;
  let [a, b] = [Math.round(q), Math.round(r)];
  const off = [Math.abs(a - q), Math.abs(b - r), Math.abs(Math.round(s) - s)] as const;
  if (off[0] > off[1] && off[0] > off[2]) a = -b - Math.round(s);
  else if (off[1] > off[2]) b = -a - Math.round(s);
  return [a + 0, b + 0];
}

/** A place as keys write it: `2,-1`. */
export function name([q, r]: Place): string {
  return `${q},${r}`;
}

/** The place that a key such as `bee:2,-1` names. */
export function placeOf(key: string): Place | null {
  const found = /:(-?\d+),(-?\d+)$/.exec(key);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

export function plus(a: Place, b: Place): Place {
  return [a[0] + b[0], a[1] + b[1]];
}

export function around(place: Place): Place[] {
  return ROUND.map((step) => plus(place, step));
}

/** One step from a place towards another on the same straight line. */
export function step(from: Place, to: Place): Place {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

/** The angle of a line between two places, in degrees. */
export function angle(from: Place, to: Place): number {
  const [a, b] = [center(from), center(to)];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

/**
 * The nearest place in the way of an arrow key. Up and down swing right and left in turn, and so stay in one column.
 */
export function nearestPlace(from: Place, key: string, places: Iterable<Place>): Place | null {
  const here = center(from);
  const even = from[1] % 2 === 0;
  return nearestInDirection(key, here, places, center, (place) => (center(place).x > here.x === even ? 0 : 0.1));
}

/** What holds all these places as a whole; a single hexagon if there are none. */
export function box(places: Iterable<Place>): Box {
  const all = [...places];
  const [xs, ys] = [all.map((at) => center(at).x), all.map((at) => center(at).y)];
  return {
    left: Math.min(...(all.length ? xs : [0])) - HALF,
    right: Math.max(...(all.length ? xs : [0])) + HALF,
    top: Math.min(...(all.length ? ys : [0])) - SIZE,
    bottom: Math.max(...(all.length ? ys : [0])) + SIZE,
  };
}

/** A box as an SVG's `viewBox`, with a margin around it. */
export function viewBox({ left, top, right, bottom }: Box, margin = 8): string {
  return `${left - margin} ${top - margin} ${right - left + 2 * margin} ${bottom - top + 2 * margin}`;
}
