/** The connection to one table: a socket that comes back by itself and catches up from what it saw last. */

import { Refused } from './api';
import { read, word, write } from './drawer';
import type { Command, Fault, Message, Results, Room, Sight, Step, ToldSeen, Welcome } from '$lib/wire';

export interface Keys {
  table?: string;
  watch?: string;
  keys?: string[];
  host?: string;
  /** Take the seats over from another device. */
  take?: boolean;
}

/** What a step was: an answer, an undo, someone sat down … */
export interface Happened {
  kind: string;
  seat: number;
}

/** The table as it stood after one step; never changed afterwards. */
export interface Moment {
  room: Room;
  sights: Sight[];
  told: ToldSeen[][];
  /** Null: the first sight of the table, or everything again. */
  happened: Happened | null;
}

/** What a command does. */
export type Do = Command['do'];
/** A command that is not numbered yet. */
export type Ask<D extends Do> = { do: D } & Omit<Extract<Command, { do: D }>, 'do' | 'id'>;
/** The same for the seat that is shown, if none is named. */
export type Wish<D extends Do> = { do: D; seat?: number } & Omit<Extract<Command, { do: D }>, 'do' | 'id' | 'seat'>;

type Status = 'joining' | 'open' | 'lost' | 'refused';
interface Waiting {
  done(result: unknown): void;
  fail(trouble: Refused): void;
  timer: number;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING = 20_000;
const PATIENCE = 12_000;
/** Refusals of a connection that pass by themselves; after any other the server would say the same again. */
const AGAIN = new Set([
  'busy',
  'database-in-use',
  'fault',
  'no-hello',
  'store-failed',
  'store-full',
  'store-gone',
  'store-read-only',
  'store-unclear',
  'too-fast',
  'too-long',
  'too-many-hellos',
  'too-many-sockets',
]);

export class Connection {
  status: Status = $state('joining');
  /** Why the table can't be reached at all. */
  refused: Refused | null = $state.raw(null);
  /** Why it can't be reached just now; we try again. */
  trouble: Refused | null = $state.raw(null);
  room: Room | null = $state.raw(null);
  seats: number[] = $state.raw([]);
  host = $state(false);
  watch = $state('');
  /** The machine's clock when the room's clocks were read. */
  readAt = $state(0);
  /** Told of every step, none left out. */
  onmoment: (moment: Moment) => void = () => undefined;

  /** Told of who came and went between steps. */
  onroom: (room: Room) => void = () => undefined;

  private told: ToldSeen[][] = [];
  private sights: Sight[] = [];
  private socket: WebSocket | null = null;
  private seen: number | null = null;
  private wait = FIRST_WAIT;
  private id = 0;
  private hello = 0;
  private openers: ((open: boolean) => void)[] = [];
  private waiting = new Map<number, Waiting>();
  private pulse = 0;
  private closed = false;
  private heard = 0;
  private retry = 0;
  private readonly online = () => this.hurry();
  private readonly offline = () => this.abandon();

  constructor(private keys: Keys) {
    addEventListener('online', this.online);
    addEventListener('offline', this.offline);
    document.addEventListener('visibilitychange', this.online);
    this.pulse = window.setInterval(() => this.beat(), PING / 4);
    this.open();
  }

  /** Leave the table. */
  close(): void {
    this.closed = true;
    removeEventListener('online', this.online);
    removeEventListener('offline', this.offline);
    document.removeEventListener('visibilitychange', this.online);
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    this.socket?.close();
    this.drop('left', '');
    this.tell(false);
  }

  /** Hold these keys of seats from now on, as after one was freed. */
  rekey(keys: string[]): void {
    this.keys = { ...this.keys, keys };
    this.seen = null;
    this.socket?.close();
  }

  /** Send a command; its result, or a Refused. */
  send<D extends Do>(command: Ask<D>, patience = PATIENCE): Promise<Results[D]> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused('offline', ''));
    const id = ++this.id;
    this.socket.send(JSON.stringify({ id, ...command }));
    return new Promise((done, fail) => {
      const timer = window.setTimeout(() => this.settle(id)?.fail(new Refused('no-answer', '')), patience);
      this.waiting.set(id, { done: (result) => done(result as Results[D]), fail, timer });
    });
  }

  /** Wait until the line is open again; false if it never will be. */
  opened(): Promise<boolean> {
    if (this.closed || this.status === 'refused') return Promise.resolve(false);
    return new Promise((done) => this.openers.push(done));
  }

  private open(): void {
    if (this.closed) return;
    clearTimeout(this.retry); // one socket at a time
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  private greet(socket: WebSocket): void {
    const { table = '', watch = '', keys = [], host = '', take = false } = this.keys;
    const told = this.seen === null ? [] : this.told.map((each) => each.length);
    const hello: Command = {
      do: 'hello',
      id: (this.hello = ++this.id),
      table,
      watch,
      keys,
      host,
      take,
      device: device(),
      seen: this.seen,
      told,
    };
    socket.send(JSON.stringify(hello));
  }

  private lose(): void {
    this.drop('offline', '');
    if (this.closed || this.status === 'refused') return;
    this.status = this.room ? 'lost' : 'joining';
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** The network is gone, or nobody answers: a socket may take long to find that out by itself. */
  private abandon(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lose();
  }

  /** Back in sight or online: do not wait for the next try. */
  private hurry(): void {
    if (document.visibilityState !== 'visible' || this.closed || this.status === 'refused') return;
    this.wait = FIRST_WAIT;
    if (!this.socket || this.socket.readyState === WebSocket.CLOSED) this.open();
    else this.beat();
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const quiet = Date.now() - this.heard;
    if (quiet > PING * 1.6)
      this.abandon(); // nobody answered the last ping
    else if (quiet > PING * 0.7) this.socket.send(JSON.stringify({ do: 'ping', id: ++this.id }));
  }

  private hear(message: Message): void {
    this.heard = Date.now();
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'step':
        return this.step(message);
      case 'presence':
        this.show(message.room);
        return this.onroom(message.room);
      case 'done':
        return this.settle(message.id)?.done(message.result);
      case 'fault':
        return this.fault(message);
    }
  }

  private welcome(message: Welcome): void {
    this.status = 'open';
    this.trouble = null;
    this.wait = FIRST_WAIT;
    this.seats = message.seats;
    this.host = message.host;
    this.watch = this.keys.watch ?? '';
    this.take(message, null);
    this.tell(true);
  }

  private tell(open: boolean): void {
    for (const done of this.openers.splice(0)) done(open);
  }

  private step(message: Step): void {
    if (this.seen !== null && message.n <= this.seen) return;
    if (this.seen !== null && message.n > this.seen + 1) {
      this.seen = null; // something was missed: ask for the whole
      this.socket?.close();
      return;
    }
    this.take(message, { kind: message.kind, seat: message.seat });
  }

  private take(message: Welcome | Step, happened: Happened | null): void {
    const given = message.sights;
    const sights = given.length ? given : this.sights; // none: nothing changed on the table
    if (given.length)
      this.told = sights.map((sight, at) => [...(this.told[at] ?? []).slice(0, sight.keep), ...sight.told]);
    this.sights = sights;
    this.seen = message.n;
    this.show(message.room);
    this.onmoment({ room: message.room, sights, told: this.told, happened });
  }

  private show(room: Room): void {
    this.readAt = Date.now();
    this.room = room;
  }

  private fault(message: Fault): void {
    const trouble = new Refused(message.code, message.message, message.clause);
    if (message.id && this.waiting.has(message.id)) return this.settle(message.id)?.fail(trouble);
    if (message.id && message.id !== this.hello) return;
    if (AGAIN.has(message.code)) return void (this.trouble = trouble);
    this.refused = trouble;
    this.status = 'refused';
    this.tell(false);
  }

  /** Sit down here after all, in place of the other device. */
  insist(): void {
    this.keys = { ...this.keys, take: true };
    this.refused = null;
    this.status = 'joining';
    this.seen = null;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.close();
    else this.open();
  }

  private settle(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    clearTimeout(found?.timer);
    return found;
  }

  private drop(code: string, message: string): void {
    for (const id of [...this.waiting.keys()]) this.settle(id)?.fail(new Refused(code, message));
  }
}

/** A word that names this browser, so that it may come back to its seats without asking. */
function device(): string {
  const known = read('skep.device', '');
  if (known) return known;
  const made = word(12);
  write('skep.device', made);
  return made;
}
