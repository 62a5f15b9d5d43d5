/** Where a frame would lie in a hive. */

import { center, type Place, type Point } from '$lib/board/hex';

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
  const points = cells.map(center);
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
