/** The hive as hexes: axial places, pointy tops, 50 units from centre to corner; and where a frame would lie. */

import type { Place } from './table';

export const SIZE = 50;
export const HALF = (Math.sqrt(3) / 2) * SIZE;
export interface Point {
  x: number;
  y: number;
}

export function centre([q, r]: Place): Point {
  return { x: 2 * HALF * (q + r / 2), y: 1.5 * SIZE * r };
}

export function name(place: readonly number[]): string {
  return `${place[0]},${place[1]}`;
}

const SHAPE: Place[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

function turned([q, r]: Place, turns: number): Place {
  return turns ? turned([-r, q + r], turns - 1) : [q + 0, r + 0];
}

/** The four hexes of a frame at a place, turned 1 to 3. */
export function frameCells([q, r]: Place, turn: number): Place[] {
  return SHAPE.map((each) => turned(each, turn - 1)).map(([a, b]) => [q + a, r + b] as const);
}

export interface FramePlace {
  key: string;
  at: Place;
  turn: number;
  cells: Place[];
  middle: Point;
}

/** What a key such as `frame:2,-1:3` means. */
export function framePlace(key: string): FramePlace | null {
  const found = /^frame:(-?\d+),(-?\d+):([123])$/.exec(key);
  if (!found) return null;
  const at: Place = [Number(found[1]), Number(found[2])];
  const turn = Number(found[3]);
  const cells = frameCells(at, turn);
  const points = cells.map(centre);
  const middle = { x: points.reduce((all, { x }) => all + x, 0) / 4, y: points.reduce((all, { y }) => all + y, 0) / 4 };
  return { key, at, turn, cells, middle };
}

export function nearest<T extends { middle: Point }>(places: T[], to: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const far = Math.hypot(place.middle.x - to.x, place.middle.y - to.y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest in the way of an arrow key. */
export function ahead<T extends { middle: Point }>(places: T[], from: Point, key: string): T | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.middle.x - from.x, place.middle.y - from.y];
    const far = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (far < 1 || aside > far * 2.2) continue;
    if (far + aside * 1.5 < least) [best, least] = [place, far + aside * 1.5];
  }
  return best;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function box(places: Iterable<readonly number[]>, margin = 8): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [q, r] of places) {
    const { x, y } = centre([q!, r!]);
    [left, right] = [Math.min(left, x - HALF), Math.max(right, x + HALF)];
    [top, bottom] = [Math.min(top, y - SIZE), Math.max(bottom, y + SIZE)];
  }
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}
