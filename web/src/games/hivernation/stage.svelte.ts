/** What is shown of the table: it follows the sight, one scene after another. */

import type { Event, HiveView } from '$lib/wire/hivernation';
import { after, flipped, gone, isPlay, tilesOf, type Tiles } from './table';
import { scenes, type Scene } from './motion';
import { name, type Place } from './hex';

/** What the last play changed. */
export interface Marks {
  put: string;
  from: Place | null;
  flipped: Set<string>;
  gone: Set<string>;
}
interface Turn {
  scene: Scene;
  table: HiveView | null;
}

const LONGEST_QUEUE = 6;

export class Stage {
  /** The table that is shown; while something moves, the one before. */
  table: HiveView = $state.raw()!;
  tiles: Tiles = $state.raw()!;
  /** What moves now. */
  scene: Scene | null = $state.raw(null);
  marks: Marks | null = $state.raw(null);
  /** Where a bee was just put by hand: it does not travel there once more. */
  carried: string | null = null;
  private queue: Turn[] = [];
  private timer = 0;
  private goal: HiveView;
  private end: Tiles;

  constructor(table: HiveView, told: Event[]) {
    this.goal = this.table = table;
    this.end = this.tiles = tilesOf(table);
    this.mark(told);
  }

  /** Go on to another table, through what happened, or at once. */
  show(table: HiveView, events: Event[], still: boolean): void {
    const end = tilesOf(table);
    const made = still || document.hidden || !leads(this.end, events, end) ? [] : scenes(this.end, events);
    this.goal = table;
    this.end = end;
    this.mark(events);
    if (!made.length || made.length + this.queue.length > LONGEST_QUEUE) return this.hurry();
    if (this.carried) made[0] = arrived(made[0]!, this.carried);
    this.carried = null;
    made.forEach((scene, at) => this.queue.push({ scene, table: at === made.length - 1 ? table : null }));
    if (!this.scene) this.next();
  }

  /** Nothing moves any more: all is as it will be. */
  hurry(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.scene = null;
    this.table = this.goal;
    this.tiles = this.end;
  }

  private next(): void {
    const turn = this.queue.shift();
    if (!turn) return this.hurry();
    this.scene = turn.scene;
    this.tiles = turn.scene.tiles;
    this.timer = window.setTimeout(() => {
      if (turn.table) this.table = turn.table;
      this.next();
    }, turn.scene.time);
  }

  private mark(events: Event[]): void {
    const play = events.filter(isPlay).at(-1);
    if (!play) {
      this.marks = null;
      return;
    }
    const moved = events[events.lastIndexOf(play) - 1];
    const from = moved?.name === 'moved' ? moved.facts.from : null;
    this.marks = {
      put: name(play.facts.at),
      from,
      flipped: new Set(flipped(play).map(name)),
      gone: new Set(gone(play).map(name)),
    };
  }
}

/** Do these events lead from one table to the other? They do not if a moment in between was left out. */
function leads(from: Tiles, events: Event[], to: Tiles): boolean {
  const reached = events.reduce(after, from);
  return reached.size === to.size && [...to].every(([at, lying]) => reached.get(at)?.tile === lying.tile);
}

function arrived(scene: Scene, at: string): Scene {
  const motions = new Map(scene.motions);
  if (motions.get(at)?.kind === 'arrive') motions.delete(at);
  return { ...scene, motions };
}
