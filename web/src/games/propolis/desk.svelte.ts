/** The table on the screen: what is asked, what is under the finger, and what would follow. */

import { getContext, setContext } from 'svelte';
import type { BoardProps } from '$lib/games/board';
import type { Color, DecisionSeen } from '$lib/wire';
import { sitters } from '$lib/words/talk';
import { say } from '$lib/words/words.svelte';
import { areaAsked, areaOf, askedBy, placeOf, verbOf, whatOf, type Asked } from './asked';
import type { AreaName, Landscape, Side, Then } from './table';

const HERE = Symbol('propolis');
const COLORS: Color[] = ['heather', 'poppy', 'cornflower', 'clover', 'honey'];
export type Page = 'hive' | 'sheet' | 'wall';

export class Desk {
  constructor(private props: () => BoardProps<'propolis'>) {}

  readonly table = $derived.by(() => this.props().sight.view.table);
  readonly over = $derived.by(() => this.props().sight.view.over);
  readonly viewer = $derived.by(() => this.props().sight.viewer);
  readonly decision: DecisionSeen | null = $derived.by(() => this.props().sight.decision);
  readonly prompt = $derived.by(() => this.decision?.prompt ?? '');
  readonly asked: Asked = $derived.by(() => askedBy(this.decision));
  readonly focus = $derived.by(() => this.props().focus);
  readonly chosen = $derived.by(() => this.props().chosen);
  readonly still = $derived.by(() => this.props().still);
  /** What is looked at: under the finger, or else chosen. */
  readonly aim = $derived.by(() => this.focus ?? this.chosen);
  /** The table after the option that is looked at. */
  readonly then = $derived.by(() => (this.focus === null ? null : (this.props().preview?.table ?? null)));
  /** The side whose board is mine; a watcher looks at whoever plays. */
  readonly me = $derived.by(() => (this.table.opponent ? 0 : (this.viewer ?? this.table.player)));
  readonly own: Side = $derived.by(() => this.table.sides[this.me]!);
  /** The side to look at, and what of it. */
  looked: number | null = $state(null);
  page: Page = $state('hive');
  tab: AreaName = $state('rows');
  /** What is read out in words: a card, a landscape, a sentence. */
  reading: string = $state('');
  readonly shown: Side = $derived.by(() => this.table.sides[this.looked ?? this.me] ?? this.own);
  readonly mine = $derived.by(() => this.shown.side === this.me);
  readonly lit = $derived.by(() => new Set([...this.asked.open].map(areaOf)));

  // Who

  color(side: number): Color {
    const taken = this.props().room.chairs.map(({ color }) => color);
    return taken[side] ?? COLORS.find((color) => !taken.includes(color)) ?? 'poppy';
  }

  name(side: number): string {
    return sitters(this.props().room)[side] ?? say('propolis-opponent');
  }

  // What may be taken

  state(key: string | null): 'open' | 'closed' | 'plain' {
    if (!key) return 'plain';
    return this.asked.open.has(key) ? 'open' : this.asked.closed.has(key) ? 'closed' : 'plain';
  }

  pick(key: string): void {
    const state = this.state(key);
    if (state === 'open') this.props().onpick(key);
    else if (state === 'closed') this.props().onwhy(key);
  }

  why(key: string): void {
    this.props().onwhy(key);
  }

  point(key: string | null): void {
    this.props().onfocus(key !== null && this.asked.open.has(key) ? key : null);
  }

  // What would follow

  /** How a row would stand after the option that is looked at; null if nothing would change there. */
  foreseen(row: number): Then | null {
    const key = this.aim;
    if (key === null) return null;
    const found = this.carried(key);
    const place = verbOf(key) === 'spaces' ? this.table.deploying : placeOf(key);
    if (found && place) return place[0] === row ? found : null;
    return this.imagined(row);
  }

  /** What the table itself says of an option. */
  private carried(key: string): Then | null {
    if (verbOf(key) === 'spaces') return this.table.spreads[whatOf(key)] ?? null;
    const [row, slot, space] = placeOf(key);
    const land = row && slot ? this.land(row, slot) : null;
    if (verbOf(key) === 'deploy') return land?.then ?? null;
    return verbOf(key) === 'fortify' ? (land?.spaces[space! - 1]?.then ?? null) : null;
  }

  /** What the look ahead shows. */
  private imagined(row: number): Then | null {
    const [was, now] = [this.table.rows[row - 1], this.then?.rows[row - 1]];
    if (!was || !now || was.strengths.join() === now.strengths.join()) return null;
    return { strengths: now.strengths, leader: now.leader, full: now.full, wilds: [] };
  }

  land(row: number, slot: number): Landscape | null {
    return this.table.rows[row - 1]?.landscapes[slot - 1] ?? null;
  }

  /** The spaces where workers would come to stand: `1,3,2`. */
  readonly ghosts = $derived.by(() => {
    const key = this.aim ?? '';
    const [row, slot] =
      verbOf(key) === 'spaces' ? (this.table.deploying ?? []) : verbOf(key) === 'deploy' ? placeOf(key) : [];
    if (!row || !slot) return new Set<string>();
    const all = (this.land(row, slot)?.spaces ?? []).map((_, at) => at + 1).slice(0, this.own.personal);
    const taken = verbOf(key) === 'spaces' ? whatOf(key).split('+').map(Number) : all;
    return new Set(taken.map((space) => [row, slot, space].join()));
  });

  /** Show where the decision lies. */
  turnTo(decision: DecisionSeen | null): void {
    if (!decision) return;
    this.looked = null;
    this.page = decision.prompt === 'mark' ? 'wall' : this.page === 'wall' ? 'hive' : this.page;
    const area = areaAsked(decision);
    if (area) this.tab = area;
    else if (!this.lit.has(this.tab)) this.tab = 'rows';
  }
}

export function sit(props: () => BoardProps<'propolis'>): Desk {
  return setContext(HERE, new Desk(props));
}

export function desk(): Desk {
  return getContext<Desk>(HERE);
}
