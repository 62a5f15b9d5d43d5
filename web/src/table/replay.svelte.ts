/** Looking back: the table as it stood after so many entries, one's own sight or, after the end, any seat's. */

import type { Sight, ToldSeen } from '$lib/wire';
import type { Table } from './table.svelte';

const STEP = 900;

export class Replay {
  /** So many entries are shown; null: the table as it stands now. */
  at: number | null = $state(null);
  sight: Sight | null = $state.raw(null);
  latest: ToldSeen[] = $state.raw([]);
  playing = $state(false);
  /** Whose sight, once the match is over; undefined: one's own. */
  viewer: number | null | undefined = $state(undefined);

  private known = new Map<string, Promise<Sight>>();
  private timer = 0;

  constructor(private table: Table) {}

  get last(): number {
    return this.table.room?.entries ?? 0;
  }

  async go(entries: number): Promise<void> {
    const at = Math.max(0, Math.min(entries, this.last));
    const before = this.at ?? this.last;
    this.at = at;
    const sight = await this.fetch(at).catch(() => null);
    if (this.at !== at || !sight) return;
    this.sight = sight;
    this.latest = at === before + 1 ? this.table.told.filter((event) => event.entry === at) : [];
  }

  /** Look through another seat's eyes (null: a watcher's). */
  async look(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    await this.go(this.at ?? this.last);
  }

  /** Back to the table as it stands. */
  leave(): void {
    this.stop();
    this.at = null;
    this.sight = null;
    this.latest = [];
    this.viewer = undefined;
  }

  /** Walk on by itself from here, or from the beginning if this is the end. */
  play(): void {
    this.playing = true;
    if (this.at === null || this.at >= this.last) void this.go(0);
    this.timer = window.setTimeout(() => void this.walk(), STEP);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Show again what happened since my last answer, and come back to now. */
  async again(): Promise<void> {
    await this.go(this.table.lastOwn);
    this.play();
  }

  private async walk(): Promise<void> {
    if (!this.playing || this.at === null) return;
    if (this.at >= this.last) {
      if (this.table.room?.phase === 'playing') this.leave();
      return this.stop();
    }
    await this.go(this.at + 1);
    this.timer = window.setTimeout(() => void this.walk(), STEP);
  }

  private fetch(at: number): Promise<Sight> {
    const viewer = this.viewer === undefined ? this.table.seat : this.viewer;
    const id = `${at}/${viewer}`;
    const found = this.known.get(id) ?? this.table.connection.send({ do: 'at', entries: at, viewer });
    this.known.set(id, found);
    found.catch(() => this.known.delete(id));
    return found;
  }

  /** Entries were taken back: what is known of later ones no longer holds. */
  forget(): void {
    this.known.clear();
  }
}
