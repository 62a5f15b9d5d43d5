/** One table on the screen: what is shown, what is under the finger, and what was sent. */

import { Director } from '$lib/board/director.svelte';
import { Coach } from '$lib/coach/coach.svelte';
import { drawing } from '$lib/games';
import type { GameModule } from '$lib/games/board';
import { Refused } from '$lib/live/api';
import { likes, still } from '$lib/live/likes.svelte';
import type { Ask, Connection, Do, Moment, Wish } from '$lib/live/connection.svelte';
import type {
  Color,
  HintSeen,
  Note,
  OptionSeen,
  PreviewSeen,
  Results,
  Reveals,
  Room,
  Sight,
  ToldSeen,
} from '$lib/wire';
import { sitters, Talk } from '$lib/words/talk';
import { words } from '$lib/words/words.svelte';
import { tick } from 'svelte';
import { Replay } from './replay.svelte';

/** Why something is dark: the option and the rule, in words. */
export interface Refusal {
  key: string;
  clause: string;
  text: string;
}

/** A step stands at least so long before the next is shown. */
const PACE = 620;
const HOVER = 45;
/** An answer was acknowledged, but its step has not come: offer the options again after this while. */
const SHOWN = 4000;

export class Table {
  module: GameModule | null = $state.raw(null);
  /** The drawing or the words of the game could not be fetched. */
  missing = $state(false);
  moment: Moment | null = $state.raw(null);
  /** The seat whose sight is shown, of those that this browser holds; null for a watcher. */
  seat: number | null = $state(null);
  latest: ToldSeen[] = $state.raw([]);
  focus: string | null = $state(null);
  chosen: string | null = $state(null);
  /** The answer that is on its way. */
  sent: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  hint: HintSeen | null = $state.raw(null);
  slip: Refused | null = $state.raw(null);
  /** A curtain hangs before this seat's secrets until its person says they are there. */
  curtain: number | null = $state(null);
  readonly replay: Replay;
  readonly motion = new Director();
  readonly coach: Coach = new Coach(this);

  private previews: Map<string, PreviewSeen> = $state.raw(new Map());
  private queue: Moment[] = [];
  private timer = 0;
  private skip: (() => void) | null = null;
  private hover = 0;
  private shownAt = 0;
  private walking = false;
  /** Chosen before it was known whether it can be undone: it is taken once that is known. */
  private eager: string | null = null;
  private counts = new Map<number, number>();
  /** How many questions came to an end: says whether the one that was answered still stands. */
  private questions = 0;

  constructor(readonly connection: Connection) {
    this.replay = new Replay(this);
    connection.onmoment = (moment) => this.receive(moment);
    connection.onroom = (room) => this.meet(room);
  }

  close(): void {
    this.queue = [];
    this.skip?.();
    this.motion.end();
    clearTimeout(this.hover);
    this.replay.stop();
    this.connection.close();
  }

  // What is shown

  get room(): Room | null {
    return this.moment?.room ?? this.connection.room;
  }

  /** The viewer's sight now; in a replay, as it was then. */
  get sight(): Sight | null {
    return this.replay.sight ?? this.live;
  }

  get live(): Sight | null {
    return this.moment?.sights[this.index] ?? null;
  }

  get told(): ToldSeen[] {
    return this.moment?.told[this.index] ?? [];
  }

  /** What was told up to the moment that is shown. */
  get toldShown(): ToldSeen[] {
    const at = this.replay.at;
    return at === null ? this.told : this.told.filter((event) => event.entry <= at);
  }

  /**
   * What happened to seats rather than on the table, before event number `at` of those shown: someone went away, a bot
   * plays.
   */
  notes(at: number): Note[] {
    const told = this.toldShown;
    const from = at ? told[at - 1]!.entry : 0;
    const to = told[at]?.entry ?? (this.replay.at === null ? Infinity : this.replay.at + 1);
    return from === to
      ? []
      : (this.room?.notes ?? []).filter(({ entries }) => (at === 0 || entries >= from) && entries < to);
  }

  get mine(): boolean {
    return this.live?.decision != null && this.curtain === null;
  }

  get options(): OptionSeen[] {
    return this.replay.at === null && this.mine && !this.sent ? (this.live?.decision?.options ?? []) : [];
  }

  get preview(): PreviewSeen | null {
    return this.focus === null || this.replay.at !== null ? null : (this.previews.get(this.focus) ?? null);
  }

  get names(): string[] {
    return this.room ? sitters(this.room) : [];
  }

  /** The color of a seat: the game's own where its pieces have one. */
  color(seat: number): Color {
    return this.module?.colors?.[seat] ?? this.room?.chairs[seat]?.color ?? 'honey';
  }

  /** Who sits there as one text, so that a step at which nobody changes says nothing again. */
  private readonly called = $derived(JSON.stringify([this.room?.game ?? '', this.names]));

  /** How this table is spoken of: the same until its people, its game or the language change. */
  readonly talk = $derived.by(() => {
    const [game, names] = JSON.parse(this.called) as [string, string[]];
    return new Talk(game, names, this.module?.words);
  });

  /** What taking an option reveals, as far as it is known. */
  reveals(option: OptionSeen): Reveals | null {
    return this.previews.get(option.key)?.reveals ?? null;
  }

  private get index(): number {
    return this.seat === null ? 0 : Math.max(0, this.connection.seats.indexOf(this.seat));
  }

  // What comes in

  private receive(moment: Moment): void {
    if (!this.module) void this.fetch(moment.room.game);
    this.queue.push(moment);
    if (document.hidden || !moment.happened || moment.happened.kind !== 'answer' || moment.happened.seat === this.seat)
      this.hurry();
    else if (still())
      requestAnimationFrame(() => this.hurry()); // all that come at once are drawn once
    else void this.walk();
  }

  /** Someone came or went. If the log has moved too, its step is on the way and says so itself. */
  private meet(room: Room): void {
    if (this.moment && !this.queue.length && room.entries === this.moment.room.entries)
      this.moment = { ...this.moment, room };
  }

  private async fetch(game: string): Promise<void> {
    const found = await Promise.all([drawing(game), words.need(game)]).catch(() => null);
    this.missing = !found;
    this.module = found?.[0] ?? null;
    if (this.module?.open) this.curtain = null;
  }

  /** Show one moment after another: each once nothing moves any more and the last one has stood for a while. */
  private async walk(): Promise<void> {
    if (this.walking) return;
    this.walking = true;
    try {
      while (this.queue.length) {
        if (this.motion.moving) await this.motion.settled();
        const wait = this.latest.length ? this.shownAt + PACE - performance.now() : 0;
        if (wait > 0) await this.rest(wait);
        const moment = this.queue.shift();
        if (!moment) break;
        this.show(moment);
        await tick();
      }
    } finally {
      this.walking = false;
    }
  }

  /** Until what is shown has stood long enough, or nobody wants to wait. */
  private async rest(wait: number): Promise<void> {
    await new Promise<void>((done) => {
      this.skip = done;
      this.timer = window.setTimeout(done, wait);
    });
    clearTimeout(this.timer);
    this.skip = null;
  }

  /** Nobody wants to wait: show all that has come in, as it is now. Says whether anything was still to be shown. */
  hurry = (): boolean => {
    const waiting = this.queue.splice(0);
    this.motion.end();
    for (const moment of waiting) this.show(moment);
    this.skip?.();
    return waiting.length > 0;
  };

  private show(moment: Moment): void {
    const before = this.moment;
    this.moment = moment;
    if (moment.happened?.kind === 'undo' || moment.happened?.kind === 'takeback') this.replay.forget();
    const seat = this.pickSeat(moment);
    const stays = seat === this.seat;
    if (!stays) this.turnTo(seat, moment);
    const told = this.told;
    const had = this.counts.get(this.index);
    const back = had !== undefined && (moment.sights[this.index]?.keep ?? 0) < had;
    this.latest = had === undefined || back || !moment.happened ? [] : told.slice(had);
    moment.told.forEach((each, at) => this.counts.set(at, each.length));
    this.shownAt = performance.now();
    const same = before?.room.entries === moment.room.entries && before.room.phase === moment.room.phase;
    if (!same && !(stays && this.stillAsked(before, moment))) this.clear();
  }

  /** Several were asked at once and another has answered: what I was asked, and what I have chosen, stand. */
  private stillAsked(before: Moment | null, { sights, happened }: Moment): boolean {
    return (
      happened?.kind === 'answer' &&
      happened.seat !== this.seat &&
      sights[this.index]?.decision != null &&
      before?.sights[this.index]?.decision != null
    );
  }

  /** Of the seats at this screen, the one that is asked; else the one that was. */
  private pickSeat(moment: Moment): number | null {
    const held = this.connection.seats;
    if (!held.length) return null;
    const asked = moment.sights.find((sight) => sight.decision !== null)?.viewer;
    const stays = this.seat !== null && held.includes(this.seat);
    if (stays && moment.sights[held.indexOf(this.seat!)]?.decision) return this.seat;
    return asked ?? (stays ? this.seat : held[0]!);
  }

  private turnTo(seat: number | null, moment: Moment): void {
    const first = this.seat === null;
    this.seat = seat;
    const others = moment.sights.filter((sight) => sight.viewer !== seat);
    const own = JSON.stringify(moment.sights[this.index]?.view.table);
    const secrets = !this.module?.open && others.some((sight) => JSON.stringify(sight.view.table) !== own);
    if (secrets && seat !== null && moment.room.phase === 'playing' && (!first || others.length > 0))
      this.curtain = seat;
  }

  private clear(): void {
    this.questions += 1;
    this.sent = this.focus = this.chosen = this.eager = null;
    this.hint = null;
    this.refusal = this.slip = null;
    this.previews = new Map();
  }

  // What the person does

  point(key: string | null): void {
    if (key === this.focus) return;
    this.focus = key ?? this.chosen;
    clearTimeout(this.hover);
    if (this.focus !== null && !this.previews.has(this.focus))
      this.hover = window.setTimeout(() => void this.foresee(this.focus), HOVER);
  }

  /** Choose an option; chosen again, it is taken. */
  pick(key: string): void {
    if (!this.options.some((option) => option.key === key)) return void this.why(key);
    this.refusal = this.slip = null;
    if (likes.oneClick || this.chosen === key || this.leadsOn(key)) return void this.take(key);
    this.chosen = key;
    this.eager = this.module?.eager && !this.previews.has(key) ? key : null;
    this.point(key);
  }

  /** Take an option without choosing it first. */
  takeNow(key: string): void {
    if (this.options.some((option) => option.key === key)) void this.take(key);
    else void this.why(key);
  }

  /** Does an option only lead to the next question, so that it can be undone? */
  private leadsOn(key: string): boolean {
    return Boolean(this.module?.eager) && this.previews.get(key)?.reveals === 'nothing';
  }

  unpick(): void {
    this.chosen = this.focus = null;
    this.refusal = this.slip = null;
  }

  /**
   * Send the answer. If the line breaks it is sent again once it is back: the number of entries keeps it from counting
   * twice.
   */
  async take(key: string): Promise<void> {
    const [entries, question] = [this.room?.entries ?? 0, this.questions];
    const stands = () => this.sent === key && this.questions === question;
    this.slip = null;
    this.sent = key;
    for (let first = true; stands(); first = false) {
      const trouble = await this.connection
        .send({ do: 'answer', seat: this.seat ?? 0, key, entries })
        .catch((problem: Refused) => problem);
      if (!(trouble instanceof Refused) || (trouble.code === 'stale' && !first)) break;
      if (trouble.code === 'offline' && (await this.connection.opened())) continue;
      this.sent = null;
      this.slip = trouble;
      return;
    }
    setTimeout(() => {
      if (stands()) this.sent = null;
    }, SHOWN);
  }

  undo = () => this.try({ do: 'undo' });

  /** Ask the others to go back to before my last answer. */
  askBack = () => this.try({ do: 'takeback', entries: this.lastOwn - 1 });

  giveToBot = (seat: number, level: string) => this.try({ do: 'chair', seat, kind: 'bot', level, name: '' });

  /** As the host: void the key of a seat, so that someone else can have it. */
  free = (seat: number) => this.try({ do: 'send-away', seat });

  async askHint(): Promise<void> {
    const found = await this.coach.hint();
    if (!found) return;
    this.hint = found;
    this.chosen = found.key;
    this.point(found.key);
  }

  async why(key: string): Promise<void> {
    if (!this.mine || this.replay.at !== null) return;
    const known = this.live?.decision?.refusals.find((each) => each.key === key)?.clause;
    this.refusal = { key, clause: known ?? '', text: known ? this.talk.why(known, '') : '' };
    const found = await this.try({ do: 'why', key });
    if (found && this.refusal?.key === key)
      this.refusal = { key, clause: found.clause, text: this.talk.why(found.clause, found.text) };
    else if (!known && this.refusal?.key === key) this.refusal = null;
  }

  /** Where the log stood right after my last answer; 0 if I gave none. */
  get lastOwn(): number {
    return this.told.findLast((event) => event.seat === this.seat && event.entry > 0)?.entry ?? 0;
  }

  /** What happened since my last answer. */
  get since(): ToldSeen[] {
    const last = this.seat === null ? 0 : this.lastOwn;
    return last ? this.told.filter((event) => event.entry > last) : [];
  }

  /** Send a command for the seat that is shown; a slip is told beside the prompt. */
  async try<D extends Do>(command: Wish<D>, patience?: number): Promise<Results[D] | null> {
    this.slip = null;
    try {
      return await this.connection.send({ seat: this.seat ?? 0, ...command } as Ask<D>, patience);
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      this.sent = null;
      if (trouble.code !== 'left') this.slip = trouble;
      return null;
    }
  }

  private async foresee(key: string | null): Promise<void> {
    const [entries, seat] = [this.room?.entries, this.seat ?? 0];
    if (key === null || !this.options.some((option) => option.key === key)) return;
    const seen = await this.connection.send({ do: 'preview', seat, key }).catch(() => null);
    if (!seen || entries !== this.room?.entries) return;
    this.previews = new Map(this.previews).set(key, seen);
    if (this.eager === key && this.chosen === key && this.leadsOn(key)) void this.take(key);
  }
}
