import { describe, expect, it } from 'vitest';
import { pair, PITCH, Ring } from '$lib/games/ambrosia/ring';

describe.each([
  ['circle', 24],
  ['oval', 36],
  ['square', 48],
])('the ring as a %s', (outline, length) => {
  const ring = new Ring(outline);

  it('has six spaces for each part', () => expect(ring.length).toBe(length));

  it('is closed: the last space lies beside the first', () => {
    const [last, first] = [ring.spot(length - 1), ring.spot(0)];
    expect(Math.hypot(last.x - first.x, last.y - first.y)).toBeCloseTo(PITCH, -1);
    expect(ring.spot(length).x).toBeCloseTo(first.x);
  });

  it('lies around the middle', () => {
    const all = Array.from({ length }, (_, at) => ring.spot(at));
    expect(all.reduce((sum, { x }) => sum + x, 0) / length).toBeCloseTo(0, 0);
    expect(Math.max(...all.map(({ x }) => Math.abs(x)))).toBeLessThan(ring.width / 2);
    expect(Math.max(...all.map(({ y }) => Math.abs(y)))).toBeLessThan(ring.height / 2);
  });

  it('flies the shorter way, also over the seam', () => {
    const way = ring.way(length - 1, 1);
    expect(way).toHaveLength(5);
    expect(way[0]!.x).toBeCloseTo(ring.spot(length - 1).x);
    expect(way.at(-1)!.x).toBeCloseTo(ring.spot(1).x);
    expect(ring.way(1, length - 1)).toHaveLength(5);
  });

  it('leaves room in the middle', () => {
    expect(ring.room.width).toBeGreaterThan(0);
    expect(ring.room.height).toBeLessThan(1);
  });
});

describe('drawing the ring', () => {
  it('goes outwards away from the middle', () => {
    const ring = new Ring('circle');
    const [inner, outer] = [ring.spot(5), ring.spot(5, 40)];
    expect(Math.hypot(outer.x, outer.y) - Math.hypot(inner.x, inner.y)).toBeCloseTo(40);
  });

  it('draws a closed ground', () => expect(new Ring('oval').pad(3)).toMatch(/^M[-\d. L]+Z$/));
  it('takes an unknown outline for a circle', () => expect(new Ring('star').length).toBe(24));
  it('writes points with one decimal', () => expect(pair({ x: 1.26, y: -3 })).toBe('1.3 -3.0'));
});
