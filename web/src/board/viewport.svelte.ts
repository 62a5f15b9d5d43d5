/** Moving about the table: drag, pinch, wheel and keys. It fits by itself until someone moves it. */

import { fit, onTable, pan, reveal, zoom, type Camera } from './camera';
import type { Box, Point } from './hex';

const SLACK = 7;
const PAN_STEP = 70;
const NEARER = 1.25;

export class Viewport {
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 1 });
  /** Was it moved by hand? */
  moved = $state(false);
  /** Under a hand that drags: no gliding then. */
  held = $state(false);
  /** False until the first fit is on the screen: nothing glides into it. */
  settled = $state(false);
  width = $state(0);
  height = $state(0);
  private fingers = new Map<number, Point>();
  private pressed: Point | null = null;
  private dragged = false;

  fit(box: Box): void {
    this.camera = fit(box, this);
    this.moved = false;
    if (!this.settled) requestAnimationFrame(() => (this.settled = true));
  }

  /** By a factor, around a point of the screen or the middle. */
  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.camera = zoom(this.camera, by, at);
    this.moved = true;
  }

  /** Bring a point of the table into sight, if it is not. */
  reveal(at: Point): void {
    if (this.width) this.camera = reveal(this.camera, at, this, Math.min(60, 60 * this.camera.scale));
  }

  onTable(at: Point): Point {
    return onTable(this.camera, at);
  }

  /** Did the last press end as a drag, so that it was no click? */
  get wasDrag(): boolean {
    return this.dragged;
  }

  down(id: number, at: Point): void {
    this.fingers.set(id, at);
    this.dragged = this.fingers.size > 1 && this.dragged;
    this.pressed = at;
  }

  /** A pointer moved; true from when it is clear that this is a drag. */
  move(id: number, at: Point): boolean {
    const before = this.fingers.get(id);
    if (!before) return false;
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1];
    if (other) this.pinch(before, at, other);
    else if (!this.begins(at)) return false;
    else this.shift(at.x - before.x, at.y - before.y);
    this.fingers.set(id, at);
    return true;
  }

  up(id: number): void {
    this.fingers.delete(id);
    if (!this.fingers.size) this.held = false;
  }

  /** Forget a press: something else is dragged. */
  drop(id: number): void {
    this.up(id);
    this.dragged = true;
  }

  wheel(event: WheelEvent, at: Point): void {
    const lines = event.deltaMode === 1 ? 24 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at);
  }

  /** True if the key was for looking about. */
  key(key: string, box: Box): boolean {
    if (key === '+' || key === '=') this.zoom(NEARER);
    else if (key === '-') this.zoom(1 / NEARER);
    else if (key === '0') this.fit(box);
    else return this.arrow(key);
    return true;
  }

  private arrow(key: string): boolean {
    const ways: Record<string, [number, number]> = {
      ArrowLeft: [1, 0],
      ArrowRight: [-1, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
    };
    const way = ways[key];
    if (way) this.shift(way[0] * PAN_STEP, way[1] * PAN_STEP);
    return Boolean(way);
  }

  /** Has the press moved so far that it is a drag? */
  begins(at: Point): boolean {
    if (this.dragged) return true;
    const far = this.pressed ? Math.hypot(at.x - this.pressed.x, at.y - this.pressed.y) : 0;
    this.dragged = this.held = far > SLACK;
    return this.dragged;
  }

  private shift(x: number, y: number): void {
    this.camera = pan(this.camera, x, y);
    this.moved = true;
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const by =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(Math.hypot(before.x - other.x, before.y - other.y), 1);
    this.dragged = this.held = true;
    this.zoom(by, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    this.shift((now.x - before.x) / 2, (now.y - before.y) / 2);
  }
}
