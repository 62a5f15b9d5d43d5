/** Places of an endless hexagonal table: axial coordinates, pointy tops, a place 50 units from centre to corner. */

export type Place = readonly [q: number, r: number];
export interface Point {
  x: number;
  y: number;
}
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

export function centre([q, r]: Place): Point {
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
  const [a, b] = [centre(from), centre(to)];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

/** What holds all these places, tiles and all. */
export function box(places: Iterable<Place>): Box {
  const found: Box = { left: -HALF, top: -SIZE, right: HALF, bottom: SIZE };
  for (const place of places) {
    const { x, y } = centre(place);
    found.left = Math.min(found.left, x - HALF);
    found.right = Math.max(found.right, x + HALF);
    found.top = Math.min(found.top, y - SIZE);
    found.bottom = Math.max(found.bottom, y + SIZE);
  }
  return found;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of the places in the way of an arrow key; what lies straight ahead is nearer than what lies aside. */
export function ahead(from: Place, key: string, places: Iterable<Place>): Place | null {
  const way = WAYS[key];
  if (!way) return null;
  const here = centre(from);
  const even = from[1] % 2 === 0; // up and down swing right and left in turn, and so stay in one column
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const there = centre(place);
    const far = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    if (far < 1 || aside > far * 1.8) continue;
    const cost = far + aside * 1.5 + (there.x > here.x === even ? 0 : 0.1);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
