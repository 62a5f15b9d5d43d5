/**
 * The motion director: one step after another, it lets the pieces of a board move from where they were in the view
 * before to where they are in the view after. What happened chooses the manner; the table waits until a step is over.
 */

import { flushSync, tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { still } from '$lib/live/likes.svelte';
import { pace } from './pace';

/** Something drawn above the board, on its way between two pieces, each by several names: the first in sight counts. */
export interface Flight<Drawn = unknown> {
  drawn: Drawn;
  from: readonly string[];
  to: readonly string[];
  /** Milliseconds after the step began. */
  at: number;
}

/** How a piece moves: as it is now, or as it was before the step. */
export interface Act {
  piece: string;
  was?: boolean;
  /** Does what was lie below what came? */
  under?: boolean;
  frames: Keyframe[];
  at: number;
  time: number;
  easing?: string;
  /** Is it seen before and after it moves? If not said, it is. */
  fill?: FillMode;
}

/** What moves in one step. */
export interface Plan<Drawn = unknown, Scene = unknown> {
  flights?: Flight<Drawn>[];
  acts?: Act[];
  /** What the game draws for as long as the step lasts, and how long that is. */
  scene?: Scene;
  time?: number;
}

interface Spot {
  x: number;
  y: number;
}
export interface Airborne {
  id: number;
  drawn: unknown;
  fly: Attachment<HTMLElement>;
}
/** Where a flight starts: at a piece, or where that was if it is gone. */
interface Start {
  flight: Flight;
  from: Element | null;
  was: Spot | null;
}
interface Ghost {
  act: Act;
  element: SVGElement | HTMLElement;
  parent: Node | null;
}

export class Director<Scene = unknown> {
  scene: Scene | null = $state.raw(null);
  airborne: Airborne[] = $state.raw([]);
  moving = $state(false);
  /** The view before what moves now: what is counted does not run ahead of the board. */
  before: unknown = $state.raw(null);
  /** Where the person has put a piece by hand: it does not travel there once more. */
  placed: string | null = null;
  private pieces = new Map<string, Set<Element>>();
  private running: Animation[] = [];
  private ghosts: Ghost[] = [];
  private waiting: (() => void)[] = [];
  private timer = 0;
  private step = 0;
  private count = 0;

  /** Names an element as a piece. */
  piece(name: string | undefined): Attachment<HTMLElement | SVGElement> | undefined {
    if (!name) return undefined;
    return (element) => {
      const named = this.pieces.get(name) ?? new Set();
      this.pieces.set(name, named.add(element));
      element.dataset.piece = name;
      return () => named.delete(element) && !named.size && this.pieces.delete(name);
    };
  }

  /** The first of these pieces that can be seen. */
  find(names: readonly string[]): Element | null {
    for (const name of names)
      for (const element of this.pieces.get(name) ?? []) if (element.getClientRects().length) return element;
    return null;
  }

  /** Begin a step that leads from a view to the next; to be called before the page changes. */
  begin(plan: Plan<unknown, Scene>, before: unknown = null): void {
    this.end();
    if (document.hidden || !(plan.flights?.length || plan.acts?.length || plan.scene)) return;
    this.moving = true;
    this.before = still() ? null : before;
    const starts = (plan.flights ?? []).map((flight) => this.start(flight));
    if (!still()) this.ghosts = (plan.acts ?? []).filter(({ was }) => was).flatMap((act) => this.ghost(act));
    const step = this.step;
    void tick().then(() => step === this.step && (still() ? this.show(plan) : this.run(plan, starts)));
  }

  /** Resolves when nothing moves any more. */
  settled(): Promise<void> {
    return this.moving ? new Promise((done) => this.waiting.push(done)) : Promise.resolve();
  }

  /** Nothing moves any more: all is as it will be. */
  end(): void {
    this.step += 1;
    clearTimeout(this.timer);
    for (const animation of this.running) animation.cancel();
    for (const { element } of this.ghosts) element.remove();
    this.running = [];
    this.ghosts = [];
    if (this.scene) this.scene = null;
    if (this.airborne.length) this.airborne = [];
    this.moving = false;
    this.before = null;
    for (const done of this.waiting.splice(0)) done();
  }

  /** Let a piece stand out for a moment. */
  light(names: readonly string[], at = 0, time = pace().light): void {
    this.glow(this.find(names), at, time);
  }

  private ghost(act: Act): Ghost[] {
    const found = this.find([act.piece]);
    return found ? [{ act, element: found.cloneNode(true) as SVGElement, parent: found.parentNode }] : [];
  }

  /** Without motion, what was touched stands out instead. */
  private show({ flights = [], acts = [] }: Plan): void {
    for (const names of [...flights.map(({ to }) => to), ...acts.filter(({ was }) => !was).map((act) => [act.piece])])
      this.light(names);
    this.end();
  }

  private run({ flights = [], acts = [], scene, time = 0 }: Plan<unknown, Scene>, starts: Start[]): void {
    this.scene = scene ?? null;
    flushSync(); // what the scene draws can move too
    for (const { act, element, parent } of this.ghosts) {
      element.removeAttribute('data-piece');
      element.dataset.was = act.piece;
      if (act.under) parent?.insertBefore(element, parent.firstChild);
      else parent?.appendChild(element);
      this.play(element, act);
    }
    for (const act of acts) if (!act.was) this.play(this.find([act.piece]), act);
    this.airborne = starts.flatMap((start) => this.launch(start));
    const { flight, light } = pace();
    const last = Math.max(
      time,
      ...acts.map((act) => act.at + act.time),
      ...flights.map(({ at }) => at + flight + light / 2),
    );
    this.timer = window.setTimeout(() => this.end(), last);
  }

  private play(element: Element | null, act: Act): void {
    const { frames, at, time, easing = 'ease-in-out', fill = 'both' } = act;
    if (element) this.running.push(animate(element, frames, { duration: time, delay: at, easing, fill }));
  }

  private start(flight: Flight): Start {
    const from = this.find(flight.from);
    return { flight, from, was: middle(from) };
  }

  private launch({ flight: { drawn, from: names, to, at }, from: element, was }: Start): Airborne[] {
    const from = element?.isConnected ? middle(element) : (was ?? middle(this.find(names)));
    const target = this.find(to);
    const end = middle(target);
    if (!from || !end || (from.x === end.x && from.y === end.y)) return [];
    const fly = (element: HTMLElement) => {
      const origin = element.offsetParent?.getBoundingClientRect() ?? element.getBoundingClientRect();
      const [a, b] = [from, end].map(
        ({ x, y }) => `translate(${x - origin.left}px, ${y - origin.top}px) translate(-50%, -50%)`,
      );
      const frames = [
        { transform: a, opacity: 0.3 },
        { transform: `${a} scale(1.2)`, opacity: 1, offset: 0.2 },
        { transform: b, opacity: 1, offset: 0.9 },
        { transform: `${b} scale(0.6)`, opacity: 0 },
      ];
      const { flight, light } = pace();
      this.running.push(animate(element, frames, { duration: flight, delay: at, easing: 'ease-in-out', fill: 'both' }));
      this.glow(target, at + flight * 0.8, light);
    };
    return [{ id: (this.count += 1), drawn, fly }];
  }

  private glow(element: Element | null, delay: number, duration: number): void {
    if (element) animate(element, [DIM, BRIGHT, DIM], { duration, delay });
  }
}

const DIM = { filter: 'brightness(1) drop-shadow(0 0 0 oklch(0.79 0.155 78 / 0))' };
const BRIGHT = { filter: 'brightness(1.25) drop-shadow(0 0 5px oklch(0.79 0.155 78))' };

/** The mark of all that a director lets move. */
export const STEP = 'step';

function animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  return element.animate(frames, { ...timing, id: STEP });
}

function middle(element: Element | null): Spot | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
