/** What is shown of the meadow: it follows the sight, one scene after another. */

import type { Event } from '$lib/wire/ambrosia';
import { after, colorOf, hops, type Hop, type Meadow, type Space } from './table';

/** One thing that happens before the eyes: bees fly, a scoring is counted, or a space lights up. */
export interface Scene {
  hops: Hop[];
  time: number;
  /** Spaces to count out, in order. */ counted: number[];
  color: number;
  total: number;
  lit: number[];
  then: Space[];
}

interface Marks {
  from: Set<number>;
  to: Set<number>;
  lit: Set<number>;
}

const STEP = 35;
const SHORT = 200;
const LONG = 350;
export const COUNT = 260;
const MOST = 5;

export class Stage {
  /** The table that is shown; while something moves, the one before. */
  table: Meadow = $state.raw()!;
  scene: Scene | null = $state.raw(null);
  /** What the last turn touched: where bees came from, where they came to, and what was counted. */
  marks: Marks = $state.raw({ from: new Set(), to: new Set(), lit: new Set() });
  private queue: Scene[] = [];
  private timer = 0;
  private goal: Meadow;

  constructor(table: Meadow, told: Event[]) {
    this.goal = this.table = table;
    this.mark(told);
  }

  /** Go on to another table, through what happened, or at once. */
  show(table: Meadow, events: Event[], still: boolean): void {
    const from = this.queue.at(-1)?.then ?? this.scene?.then ?? this.table.spaces;
    this.goal = table;
    if (events.length) this.mark(events);
    const made = still || document.hidden || !table.spaces.length ? [] : scenes(from, events, table.spaces.length);
    if (!made.length || made.length + this.queue.length > MOST + 3) return this.hurry();
    this.queue.push(...made.slice(-MOST));
    if (!this.scene) this.next();
  }

  /** Nothing moves any more: all is as it will be. */
  hurry(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.scene = null;
    this.table = this.goal;
  }

  private next(): void {
    const scene = this.queue.shift();
    if (!scene) return this.hurry();
    this.scene = scene;
    this.timer = window.setTimeout(() => {
      this.table = { ...this.table, spaces: scene.then };
      this.next();
    }, scene.time);
  }

  private mark(events: Event[]): void {
    const flown = events.flatMap(hops);
    const put = events.flatMap(({ name, facts }) => (name === 'placed' || name === 'added' ? [facts.at] : []));
    const lit = new Set(events.flatMap(({ name, facts }) => (name === 'scored' ? facts.spaces : [])));
    this.marks = {
      lit,
      from: new Set(flown.map(({ from }) => from)),
      to: new Set([...flown.map(({ to }) => to), ...put]),
    };
  }
}

function scenes(spaces: Space[], events: Event[], length: number): Scene[] {
  const found: Scene[] = [];
  let now = spaces;
  for (const event of events) {
    const then = after(now, event);
    const scene = sceneOf(event, then, length);
    if (scene) found.push(scene);
    now = then;
  }
  return found;
}

function sceneOf(event: Event, then: Space[], length: number): Scene | null {
  const { name, facts } = event;
  const still: Scene = {
    hops: [],
    time: LONG,
    counted: [],
    color: 'color' in facts ? colorOf(facts.color) : 0,
    total: 0,
    lit: [],
    then,
  };
  const flown = hops(event);
  if (flown.length) return { ...still, hops: flown, time: Math.max(...flown.map((hop) => flightTime(hop, length))) };
  if (name === 'scored') {
    const counted = facts.spaces;
    return { ...still, counted, total: facts.points, time: (counted.length + 2) * COUNT };
  }
  switch (name) {
    case 'honey':
    case 'robbed':
    case 'gust':
    case 'placed':
    case 'added':
    case 'sorted':
      return { ...still, lit: [facts.at] };
    default:
      return null;
  }
}

/** Further takes longer, within reason. */
export function flightTime({ from, to }: Hop, length: number): number {
  const ahead = (to - from + length) % length;
  return Math.min(LONG, SHORT + STEP * Math.min(ahead, length - ahead));
}
