/** Where one looks at the table from: a shift and a scale. */

import type { Box, Point } from './hex';

export interface Camera {
  x: number;
  y: number;
  scale: number;
}
export interface Room {
  width: number;
  height: number;
}

export const NEAREST = 2.4;
export const FARTHEST = 0.18;
const LARGEST_FIT = 1.15;

/** All of a box in the middle, as large as there is room, but no larger than life. */
export function fit(box: Box, room: Room, margin = 18): Camera {
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const free = { width: Math.max(room.width - 2 * margin, 40), height: Math.max(room.height - 2 * margin, 40) };
  const scale = clamp(Math.min(free.width / wide, free.height / high, LARGEST_FIT));
  return {
    scale,
    x: room.width / 2 - (scale * (box.left + box.right)) / 2,
    y: room.height / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}

/** Nearer or farther by a factor, while the point on the screen stays where it is. */
export function zoom(camera: Camera, by: number, at: Point): Camera {
  const scale = clamp(camera.scale * by);
  const real = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

export function pan(camera: Camera, x: number, y: number): Camera {
  return { ...camera, x: camera.x + x, y: camera.y + y };
}

/** The point of the table under a point of the screen. */
export function onTable(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
}

export function onScreen(camera: Camera, at: Point): Point {
  return { x: at.x * camera.scale + camera.x, y: at.y * camera.scale + camera.y };
}

/** The least shift that brings a point of the table into sight. */
export function reveal(camera: Camera, at: Point, room: Room, margin = 60): Camera {
  const { x, y } = onScreen(camera, at);
  return pan(camera, into(x, room.width, margin), into(y, room.height, margin));
}

function into(value: number, size: number, margin: number): number {
  if (size < 2 * margin) return size / 2 - value;
  return Math.min(Math.max(value, margin), size - margin) - value;
}

function clamp(scale: number): number {
  return Math.min(Math.max(scale, FARTHEST), NEAREST);
}
