/** A bee that is dragged to where it shall lie; elsewhere a drag moves the view. */

import { name, placeAt, type Point } from '$lib/board/hex';
import type { HivernationBoard } from './board.svelte';

/** So long a bee that was let go waits until it is known whether it may lie there. */
const PATIENCE = 1500;

export class Drag {
  /** The bee under the hand: where it came from, and where it is. */
  carried: { from: string; at: Point } | null = $state.raw(null);
  private dropped: string | null = $state(null);
  private grip: string | null = null;

  constructor(
    private board: HivernationBoard,
    private svg: () => SVGSVGElement,
  ) {
    $effect(() => this.settle());
  }

  /** Put down what was let go, once it is known that it may lie there. */
  private settle(): void {
    const { places, motion } = this.board;
    const key = this.dropped ? places.open.get(this.dropped) : undefined;
    if (!key || places.verb !== 'bee') return;
    motion.placed = this.dropped;
    this.dropped = null;
    this.board.take(key);
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const { places, lifted, viewport } = this.board;
    const at = this.under(event);
    this.grip = (places.verb === 'lift' && places.open.has(at)) || lifted === at ? at : null;
    viewport.down(event.pointerId, this.spot(event));
  };

  move = (event: PointerEvent): void => {
    const { places, viewport } = this.board;
    if (!event.buttons) return viewport.up(event.pointerId); // let go of somewhere else
    if (this.carried) {
      this.carried = { ...this.carried, at: viewport.onTable(this.spot(event)) };
      this.board.point(places.verb === 'bee' ? (places.open.get(this.under(event)) ?? null) : null);
    } else if (this.grip ? viewport.begins(this.spot(event)) : viewport.move(event.pointerId, this.spot(event))) {
      this.svg().setPointerCapture(event.pointerId);
      if (this.grip) this.lift(event, this.grip);
    }
  };

  up = (event: PointerEvent): void => {
    this.board.viewport.up(event.pointerId);
    this.grip = null;
    if (!this.carried) return;
    const at = this.under(event);
    if (at !== this.carried.from && event.type === 'pointerup') this.dropped = at;
    this.carried = null;
    setTimeout(() => (this.dropped = null), PATIENCE);
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.board.viewport.wheel(event, this.spot(event));
  };

  private lift(event: PointerEvent, from: string): void {
    const { places, viewport } = this.board;
    viewport.drop(event.pointerId);
    this.carried = { from, at: viewport.onTable(this.spot(event)) };
    this.grip = null;
    const key = places.open.get(from);
    if (places.verb === 'lift' && key) this.board.take(key);
  }

  private spot(event: MouseEvent): Point {
    const frame = this.svg().getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  private under(event: MouseEvent): string {
    return name(placeAt(this.board.viewport.onTable(this.spot(event))));
  }
}
