/** The coach at one table: a hint and its reasons, chances over the match, and a look back at its end. */

import { Refused } from '$lib/live/api';
import type { Ask, Connection, Do, Wish } from '$lib/live/connection.svelte';
import type { Color, HintSeen, LessonSeen, PointSeen, Reason, Results, ReviewSeen, Room } from '$lib/wire';
import type { Talk } from '$lib/words/talk';
import { say, words } from '$lib/words/words.svelte';

/** Whose sight the chances are from: a seat's, a watcher's, or with every card open. */
export type Eyes = number | null | 'open';

/** Bots may be thinking too: the coach waits for its turn. */
const PATIENCE = 60_000;
const MOST = 5;

/** What the coach needs of the table at which it helps. */
export interface CoachedTable {
  readonly coach: Coach;
  readonly connection: Connection;
  readonly room: Room | null;
  readonly seat: number | null;
  readonly curtain: number | null;
  readonly names: string[];
  readonly talk: Talk;
  readonly replay: { readonly at: number | null; go(entries: number): Promise<void> };
  color(seat: number): Color;
  try<D extends Do>(command: Wish<D>, patience?: number): Promise<Results[D] | null>;
}

export class Coach {
  thinking = $state(false);
  /** The chances by whose eyes they were seen. */
  charts: Map<Eyes, PointSeen[]> = $state.raw(new Map());
  /** Chosen after the end; undefined: every card open then, one's own sight before. */
  chosen: Eyes | undefined = $state(undefined);
  lessons: LessonSeen[] = $state.raw([]);
  /** Whose decisions were looked at; null: nobody's yet. */
  reviewed: number | null = $state(null);
  /** The entry that is looked at now; null: not looking. */
  looking: number | null = $state(null);
  trouble: Refused | null = $state.raw(null);
  private asking = false;

  constructor(private table: CoachedTable) {
    void words.need('coach');
  }

  /** What to do, and why: chosen and lit on the board as if it had been picked. */
  async hint(): Promise<HintSeen | null> {
    this.thinking = true;
    const entries = this.table.room?.entries;
    const found = await this.table.try({ do: 'hint' }, PATIENCE);
    this.thinking = false;
    return entries === this.table.room?.entries ? found : null;
  }

  /** A reason in words. */
  said(reason: Reason): string {
    const { option, seat, ...rest } = reason.facts;
    const named = { ...rest, ...(option === undefined ? {} : { option: this.table.talk.option(String(option)) }) };
    return say(
      `coach-${reason.id}`,
      seat === undefined ? named : { ...named, seat: this.table.talk.seat(Number(seat)) },
    );
  }

  // Chances

  get eyes(): Eyes {
    if (this.table.room?.phase !== 'over') return this.table.seat;
    return this.chosen === undefined ? 'open' : this.chosen;
  }

  get points(): PointSeen[] {
    return this.charts.get(this.eyes) ?? [];
  }

  /** Ask for what is new since the last point that still stands; the last one was of the middle of a turn perhaps. */
  async look(): Promise<void> {
    const { table, eyes } = this;
    if (this.asking || !table.room) return;
    const entries = table.room.entries;
    const kept = this.points.filter((point) => point.entries <= entries).slice(0, -1);
    this.asking = true;
    const found = await this.ask({
      do: 'chances',
      viewer: eyes === 'open' ? null : eyes,
      whole: eyes === 'open',
      after: kept.at(-1)?.entries ?? -1,
    });
    this.asking = false;
    if (found) this.charts = new Map(this.charts).set(eyes, [...kept, ...found.points]);
    if (found && (eyes !== this.eyes || entries !== table.room.entries)) await this.look();
  }

  // Looking back

  /** Go through a seat's decisions, part by part; the dearest are shown as they are found. */
  async review(seat: number): Promise<void> {
    if (this.looking !== null) return;
    this.lessons = [];
    this.reviewed = seat;
    let after: number | null = 0;
    while (after !== null) {
      this.looking = after;
      const part: ReviewSeen | null = await this.ask({ do: 'review', seat, after });
      if (part)
        this.lessons = [...this.lessons, ...part.lessons]
          .sort((a, b) => b.cost - a.cost || a.entries - b.entries)
          .slice(0, MOST);
      after = part ? part.after : null;
    }
    this.looking = null;
  }

  private async ask<D extends Do>(command: Ask<D>): Promise<Results[D] | null> {
    this.trouble = null;
    try {
      return await this.table.connection.send(command, PATIENCE);
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      if (trouble.code !== 'left') this.trouble = trouble;
      return null;
    }
  }
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}
