import { describe, expect, it } from 'vitest';
import {
  angle,
  around,
  box,
  center,
  HALF,
  name,
  nearestPlace,
  placeAt,
  placeOf,
  plus,
  SIZE,
  step,
} from '$lib/board/hex';
import type { Place } from '$lib/board/hex';

const disc: Place[] = [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].map((r): Place => [q, r]));

describe('hexagonal places', () => {
  it.each(disc)('finds place %i,%i again under its own center', (q, r) => {
    expect(placeAt(center([q, r]))).toEqual([q, r]);
  });

  it('finds the place under a point near a corner', () => {
    const { x, y } = center([1, 0]);
    expect(placeAt({ x: x + HALF * 0.9, y })).toEqual([1, 0]);
    expect(placeAt({ x: x + HALF * 1.1, y })).toEqual([2, 0]);
    expect(placeAt({ x, y: y + SIZE * 0.95 })).toEqual([1, 0]);
  });

  it('never answers with a negative zero', () => {
    for (const part of placeAt({ x: -0.1, y: -0.1 })) expect(Object.is(part, -0)).toBe(false);
  });

  it('reads the place of a key, and null where a key has none', () => {
    expect(placeOf('bee:2,-1')).toEqual([2, -1]);
    expect(placeOf('put:-10,3')).toEqual([-10, 3]);
    expect(placeOf('decline')).toBeNull();
    expect(placeOf('tile:bear')).toBeNull();
  });

  it('names places as keys do', () => {
    expect(placeOf(`bee:${name([3, -4])}`)).toEqual([3, -4]);
  });

  it('has six different neighbors, all at one distance', () => {
    const near = around([2, -1]);
    expect(new Set(near.map(name)).size).toBe(6);
    const at = center([2, -1]);
    for (const place of near) {
      const { x, y } = center(place);
      expect(Math.hypot(x - at.x, y - at.y)).toBeCloseTo(2 * HALF);
    }
  });

  it('steps along a straight line', () => {
    expect(step([0, 0], [3, -3])).toEqual([1, -1]);
    expect(step([2, 5], [2, 1])).toEqual([0, -1]);
    expect(plus([2, 1], step([2, 5], [2, 1]))).toEqual([2, 0]);
  });

  it('measures the angle of a line', () => {
    expect(angle([0, 0], [4, 0])).toBeCloseTo(0);
    expect(angle([0, 0], [0, 1])).toBeCloseTo(60);
    expect(angle([0, 0], [-1, 0])).toBeCloseTo(180);
  });

  it('boxes whole tiles, and one tile if there are none', () => {
    expect(box([])).toEqual({ left: -HALF, top: -SIZE, right: HALF, bottom: SIZE });
    const { x, y } = center([2, 2]);
    const { left, right, top, bottom } = box([[2, 2]]);
    expect([left, right]).toEqual([x - HALF, x + HALF]);
    expect([top, bottom]).toEqual([y - SIZE, y + SIZE]);
  });
});

describe('arrow keys over hexagons', () => {
  it('go to the neighbor straight ahead', () => {
    expect(nearestPlace([0, 0], 'ArrowRight', disc)).toEqual([1, 0]);
    expect(nearestPlace([0, 0], 'ArrowLeft', disc)).toEqual([-1, 0]);
  });

  it('swing right and left while going up, and so stay in one column', () => {
    const first = nearestPlace([0, 2], 'ArrowUp', disc)!;
    const second = nearestPlace(first, 'ArrowUp', disc)!;
    expect(center(second).x).toBeCloseTo(center([0, 2]).x);
  });

  it('jump over gaps', () => {
    expect(nearestPlace([0, 0], 'ArrowRight', [[4, 0]])).toEqual([4, 0]);
  });

  it('stay where nothing lies that way, and ignore other keys', () => {
    expect(nearestPlace([0, 0], 'ArrowRight', [[-1, 0]])).toBeNull();
    expect(nearestPlace([0, 0], 'Enter', disc)).toBeNull();
  });

  it('reach every place from the middle', () => {
    const seen = new Set([name([0, 0])]);
    const queue: Place[] = [[0, 0]];
    for (let at = queue.shift(); at; at = queue.shift())
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = nearestPlace(at, key, disc);
        if (next && !seen.has(name(next))) {
          seen.add(name(next));
          queue.push(next);
        }
      }
    expect(seen.size).toBe(disc.length);
  });
});
