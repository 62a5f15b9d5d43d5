/** A server made of paper: sockets that a test opens, feeds and breaks by hand. */

import { vi } from 'vitest';
import { Connection, type Keys } from '$lib/live/connection.svelte';
import type { Room, Sight, ToldSeen } from '$lib/wire';

export type Sent = Record<string, unknown> & { do: string; id: number };

export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose();
  }

  // What the server does

  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    return this;
  }

  say(message: Record<string, unknown>): this {
    this.onmessage({ data: JSON.stringify(message) });
    return this;
  }

  /** The last command of a kind. */
  last(kind: string): Sent {
    const found = this.sent.findLast((each) => each.do === kind);
    if (!found) throw new Error(`no ${kind} was sent`);
    return found;
  }

  count(kind: string): number {
    return this.sent.filter((each) => each.do === kind).length;
  }

  /** Do the last command of a kind. */
  async done(kind: string, result: unknown = null): Promise<void> {
    this.say({ type: 'done', id: this.last(kind).id, result });
    await vi.advanceTimersByTimeAsync(0);
  }

  /** Refuse it. */
  async refuse(kind: string, code: string, clause: string | null = null): Promise<void> {
    this.say({ type: 'fault', id: this.last(kind).id, code, message: code, clause });
    await vi.advanceTimersByTimeAsync(0);
  }
}

/** Time stands still, and every socket is one of ours. */
export function paper(): void {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
}

export function real(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

export const latest = (): FakeSocket => FakeSocket.all.at(-1)!;

export function connect(keys: Keys = { table: 't', keys: ['mine'] }): Connection {
  return new Connection(keys);
}

export function room(more: Partial<Room> = {}): Room {
  return {
    table: 't',
    watch: '',
    game: 'tictactoe',
    mode: 'quick',
    phase: 'playing',
    chairs: ['Anna', 'Bert'].map((name, seat) => ({ seat, side: seat, kind: 'person', taken: true, name })),
    notes: [],
    ordered: [],
    entries: 0,
    ...more,
  } as unknown as Room;
}

export function event(name: string, entry: number, seat = 0): ToldSeen {
  return { name, entry, seat, facts: {} } as ToldSeen;
}

/** What a seat sees: its options if it is asked, and what happened after `keep` events. */
export function sight(viewer: number | null, options: string[] | null = null, more: Partial<Sight> = {}): Sight {
  const decision = options && {
    seat: viewer,
    prompt: 'play',
    facts: {},
    options: options.map((key) => ({ key })),
    refusals: [{ key: 'dark', clause: 'TTT-1' }],
  };
  return {
    viewer,
    decision,
    view: { table: { board: [viewer] }, waiting: [], ranks: [], scores: [] },
    keep: 0,
    told: [],
    ...more,
  } as unknown as Sight;
}

export function welcome(n: number, sights: Sight[], more: Record<string, unknown> = {}): Record<string, unknown> {
  const seats = sights.map((each) => each.viewer).filter((viewer) => viewer !== null);
  return { type: 'welcome', n, seats, host: false, room: room({ entries: n }), sights, ...more };
}

export function step(n: number, sights: Sight[], more: Record<string, unknown> = {}): Record<string, unknown> {
  return { type: 'step', n, kind: 'answer', seat: 1, room: room({ entries: n }), sights, ...more };
}
