/** A server that plays a recording: the table cannot tell it from a real one. */

import type { Recorded, Recording } from './recordings';

interface Asked {
  do: string;
  id: number;
  key?: string;
  entries?: number;
}

/** The recording that the next socket plays, and whose seat one has. */
export class Player {
  at = 0;
  private socket: RecordedSocket | null = null;

  constructor(
    readonly recording: Recording,
    readonly seat: number,
    private onmove: (at: number) => void = () => undefined,
  ) {}

  get last(): number {
    return this.recording.moments.length - 1;
  }

  join(socket: RecordedSocket): void {
    this.socket = socket;
    socket.onopen();
  }

  hear(asked: Asked): void {
    if (asked.do === 'hello') return this.welcome();
    const moments = this.recording.moments;
    if (asked.do === 'at')
      return this.done(
        asked,
        this.sight(
          moments.findLast((each) => each.entries <= asked.entries!)!,
          0,
        ),
      );
    if (asked.do !== 'answer') return this.done(asked, null);
    const next = moments[this.at + 1]?.answer;
    if (next?.seat !== this.seat || next.key !== asked.key) return this.fault(asked, next?.key ?? 'nothing more');
    this.done(asked, null);
    this.go(this.at + 1);
  }

  /** Show the moment before or after as a step, any other as a new beginning. */
  go(to: number): void {
    const from = this.at;
    this.at = Math.max(0, Math.min(to, this.last));
    this.onmove(this.at);
    if (this.at === from) return;
    if (this.at !== from + 1) return this.welcome();
    const { answer, entries } = this.now;
    const keep = this.recording.moments[from]!.told;
    this.say({
      type: 'step',
      n: this.at + 1,
      kind: 'answer',
      seat: answer?.seat ?? -1,
      room: this.room(entries),
      sights: [this.sight(this.now, keep)],
    });
  }

  private get now(): Recorded {
    return this.recording.moments[this.at]!;
  }

  private welcome(): void {
    const { now } = this;
    this.say({
      type: 'welcome',
      n: this.at + 1,
      seats: [this.seat],
      host: false,
      room: this.room(now.entries),
      sights: [this.sight(now, 0)],
    });
  }

  private room(entries: number): object {
    const over = this.at === this.last && this.recording.moments[this.at]!.sights[0]!.view.over;
    return { ...this.recording.room, entries, phase: over ? 'over' : 'playing' };
  }

  private sight(moment: Recorded, keep: number): object {
    return { ...moment.sights[this.seat]!, keep, told: this.recording.events[this.seat]!.slice(keep, moment.told) };
  }

  private done({ id }: Asked, result: unknown): void {
    this.say({ type: 'done', id, result });
  }

  private fault({ id }: Asked, key: string): void {
    this.say({ type: 'fault', id, code: 'recorded', message: `This recording goes on with: ${key}` });
  }

  private say(message: object): void {
    queueMicrotask(() => this.socket?.onmessage({ data: JSON.stringify(message) }));
  }
}

export class RecordedSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static player: Player | null = null;
  readyState = RecordedSocket.OPEN;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    queueMicrotask(() => RecordedSocket.player?.join(this));
  }

  send(text: string): void {
    RecordedSocket.player?.hear(JSON.parse(text) as Asked);
  }

  close(): void {
    this.readyState = RecordedSocket.CLOSED;
  }
}
