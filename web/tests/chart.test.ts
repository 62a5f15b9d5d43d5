import { describe, expect, it } from 'vitest';
import { band, line, marked, most, nearest, x, y, type Frame } from '$lib/coach/lines';
import type { PointSeen } from '$lib/wire';

const frame: Frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5, last: 10, most: 1 };
const point = (entries: number, ...chances: number[]): PointSeen => ({
  entries,
  chances: chances.map((chance) => ({ chance, low: chance - 0.1, high: chance + 0.1 })),
});
const points = [point(0, 0.5, 0.5), point(5, 0.7, 0.3), point(10, 0.9, 0.1)];

describe('the chart of chances', () => {
  it('runs from edge to edge', () => expect([x(frame, 0), x(frame, 10)]).toEqual([10, 110]));
  it('stands at the left before anything happened', () => expect(x({ ...frame, last: 0 }, 0)).toBe(10));
  it('has certainty on top', () => expect([y(frame, 1), y(frame, 0)]).toEqual([5, 55]));
  it('never leaves its frame', () => expect(y({ ...frame, most: 0.5 }, 0.9)).toBe(5));
  it('reaches to the quarter above all bounds', () => {
    expect(most([point(0, 0.5, 0.5)])).toBe(0.75);
    expect(most([])).toBe(0.5);
    expect(most(points)).toBe(1);
  });
  it('draws a line for a seat', () => expect(line(frame, points, 0)).toBe('M10.0 30.0L60.0 20.0L110.0 10.0'));
  it('draws nothing without points', () => expect([line(frame, [], 0), band(frame, [], 0)]).toEqual(['', '']));
  it('draws a closed band', () => expect(band(frame, points.slice(0, 1), 0)).toBe('M10.0 25.0L10.0 35.0Z'));
  it('finds the nearest point, the earlier one of two', () => {
    expect(nearest(points, 6)?.entries).toBe(5);
    expect(nearest([point(0), point(2)], 1)?.entries).toBe(0);
    expect(nearest([], 1)).toBeUndefined();
  });
  it('marks the last point of every seat', () => {
    const many = Array.from({ length: 20 }, (_, at) => point(at, 0.5, 0.5));
    for (const seat of [0, 1]) expect(marked(many, seat, 2).at(-1)!.entries).toBe(19);
    const [first, second] = [marked(many, 0, 2), marked(many, 1, 2)].map((all) =>
      all.slice(0, -1).map(({ entries }) => entries),
    );
    expect(first!.some((entries) => second!.includes(entries))).toBe(false);
  });
});
