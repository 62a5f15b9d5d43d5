import { describe, expect, it } from 'vitest';
import {
  ahead,
  angle,
  around,
  box,
  centre,
  HALF,
  name,
  placeAt,
  placeOf,
  plus,
  SIZE,
  step,
} from '$lib/games/hivernation/hex';
import type { Place } from '$lib/games/hivernation/hex';

const disc: Place[] = [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].map((r): Place => [q, r]));

describe('hexagonal places', () => {
  it.each(disc)('finds place %i,%i again under its own centre', (q, r) => {
    expect(placeAt(centre([q, r]))).toEqual([q, r]);
  });

  it('finds the place under a point near a corner', () => {
    const { x, y } = centre([1, 0]);
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
    const at = centre([2, -1]);
    for (const place of near) {
      const { x, y } = centre(place);
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

  it('boxes whole tiles, and the middle even if nothing lies there', () => {
    expect(box([])).toEqual({ left: -HALF, top: -SIZE, right: HALF, bottom: SIZE });
    const { left, right, bottom } = box([[2, 2]]);
    expect(left).toBe(-HALF);
    expect(right).toBeCloseTo(centre([2, 2]).x + HALF);
    expect(bottom).toBeCloseTo(centre([2, 2]).y + SIZE);
  });
});

describe('arrow keys over hexagons', () => {
  it('go to the neighbor straight ahead', () => {
    expect(ahead([0, 0], 'ArrowRight', disc)).toEqual([1, 0]);
    expect(ahead([0, 0], 'ArrowLeft', disc)).toEqual([-1, 0]);
  });

  it('swing right and left while going up, and so stay in one column', () => {
    const first = ahead([0, 2], 'ArrowUp', disc)!;
    const second = ahead(first, 'ArrowUp', disc)!;
    expect(centre(second).x).toBeCloseTo(centre([0, 2]).x);
  });

  it('jump over gaps', () => {
    expect(ahead([0, 0], 'ArrowRight', [[4, 0]])).toEqual([4, 0]);
  });

  it('stay where nothing lies that way, and ignore other keys', () => {
    expect(ahead([0, 0], 'ArrowRight', [[-1, 0]])).toBeNull();
    expect(ahead([0, 0], 'Enter', disc)).toBeNull();
  });

  it('reach every place from the middle', () => {
    const seen = new Set([name([0, 0])]);
    const queue: Place[] = [[0, 0]];
    for (let at = queue.shift(); at; at = queue.shift())
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = ahead(at, key, disc);
        if (next && !seen.has(name(next))) {
          seen.add(name(next));
          queue.push(next);
        }
      }
    expect(seen.size).toBe(disc.length);
  });
});
