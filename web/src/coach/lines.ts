/** Where a chart's lines and bands run: pure geometry, from chances to places. */

import type { PointSeen } from '$lib/wire';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  last: number;
  most: number;
}

export function x(frame: Frame, entries: number): number {
  return frame.left + (frame.width - frame.left - frame.right) * (frame.last ? entries / frame.last : 0);
}

export function y(frame: Frame, chance: number): number {
  return frame.top + (frame.height - frame.top - frame.bottom) * (1 - Math.min(chance, frame.most) / frame.most);
}

const place = (frame: Frame, entries: number, chance: number) =>
  `${x(frame, entries).toFixed(1)} ${y(frame, chance).toFixed(1)}`;

/** How high the chart reaches: to the quarter above all that is shown. */
export function most(points: PointSeen[]): number {
  const highest = Math.max(0.5, ...points.flatMap((point) => point.chances.map((each) => each.high)));
  return Math.min(1, Math.ceil(highest * 4) / 4);
}

/** The line of a seat's chances. */
export function line(frame: Frame, points: PointSeen[], seat: number): string {
  return points
    .map((point, at) => `${at ? 'L' : 'M'}${place(frame, point.entries, point.chances[seat]!.chance)}`)
    .join('');
}

/** The band between the bounds. */
export function band(frame: Frame, points: PointSeen[], seat: number): string {
  const upper = points.map((point) => place(frame, point.entries, point.chances[seat]!.high));
  const lower = points.map((point) => place(frame, point.entries, point.chances[seat]!.low)).reverse();
  return upper.length ? `M${[...upper, ...lower].join('L')}Z` : '';
}

/** The points at which a seat's shape is drawn: a few, and each seat at its own so that none is hidden. */
export function marked(points: PointSeen[], seat: number, seats: number): PointSeen[] {
  const step = Math.max(seats, Math.ceil(points.length / 5));
  return points.filter((_, at) => at === points.length - 1 || at % step === Math.floor((seat * step) / seats));
}

/** The point that lies nearest to a moment. */
export function nearest(points: PointSeen[], entries: number): PointSeen | undefined {
  return points.reduce<PointSeen | undefined>(
    (best, point) => (best && Math.abs(best.entries - entries) <= Math.abs(point.entries - entries) ? best : point),
    undefined,
  );
}
