/** The table on the screen: what is asked, what is under the finger, what is read, and what would follow. */

import { getContext, setContext } from 'svelte';
import type { BoardProps } from '$lib/games/board';
import type { Chair, Color, DecisionSeen } from '$lib/wire';
import { sitters } from '$lib/words/talk';
import { say } from '$lib/words/words.svelte';
import { areaOf, placeOf, prompts, type Asked } from './asked';
import { framePlace, nearest, type FramePlace } from './hexes';
import { herColor } from './opponent';
import { AREAS, type AreaName, type Seat } from './table';

/** What the reader shows: a piece, or a sentence about a place. */
export interface Reading {
  id?: string;
  text?: string;
  title?: string;
  cost?: Record<string, number>[];
}

const HERE = Symbol('apiary');

export class Desk {
  constructor(private props: () => BoardProps<'apiary'>) {}

  readonly table = $derived.by(() => this.props().sight.view.table);
  /** The table after the option under hover or focus. */
  readonly then = $derived.by(() => (this.focus === null ? null : (this.props().preview?.table ?? null)));
  readonly told = $derived.by(() => (this.focus === null ? [] : (this.props().preview?.told ?? [])));
  readonly decision: DecisionSeen | null = $derived.by(() => this.props().sight.decision);
  readonly prompt = $derived.by(() => this.decision?.prompt ?? '');
  readonly asked: Asked = $derived.by(() => prompts(this.decision));
  readonly focus = $derived.by(() => this.props().focus);
  readonly chosen = $derived.by(() => this.props().chosen);
  readonly still = $derived.by(() => this.props().still);
  /** The seat whose hive is mine; a watcher looks at whoever plays. */
  readonly me = $derived.by(
    () => this.props().sight.viewer ?? Math.min(this.table.player, this.table.seats.length - 1),
  );
  /** What a placement under hover or focus would be: the action, the strength, and how far it reaches. */
  readonly reach = $derived.by(() => {
    const [verb, action, strength] = (this.focus ?? '').split(':');
    const found = verb === 'place' ? this.table.actions.find((each) => each.action === action) : undefined;
    return found
      ? { action: found.action, strength: Number(strength), total: found.totals[Number(strength) - 1] ?? 0 }
      : null;
  });

  /** The area in sight on a narrow screen, and the hive in sight. */
  tab: AreaName = $state('sky');
  hive: number | null = $state(null);
  reading: Reading | null = $state.raw(null);
  /** Which way round a frame lies: 1 to 3. */
  turn = $state(1);

  readonly shown = $derived.by(() => this.table.seats[this.hive ?? this.me]!);
  readonly own: Seat = $derived.by(() => this.table.seats[this.me]!);

  /** How everyone stands, the solo opponent included. */
  readonly all = $derived.by(() => {
    const seats = this.table.seats.map(({ seat, vp }) => ({ seat, vp }));
    return this.table.automa ? [...seats, { seat: seats.length, vp: this.table.automa.vp }] : seats;
  });

  /** The areas where something is open. */
  readonly lit = $derived.by(() => new Set([...this.asked.open.keys()].map(areaOf).filter((area) => area !== null)));

  get chairs(): Chair[] {
    return this.props().room.chairs;
  }

  /** The color of a seat; the solo opponent has no chair, and the first color that is free. */
  color(seat: number): Color {
    const taken = this.chairs.map(({ color }) => color);
    return taken[seat] ?? herColor(taken);
  }

  name(seat: number): string {
    return seat < this.chairs.length ? sitters(this.props().room)[seat]! : say('apiary-automa');
  }

  /** Look at a seat's hive. */
  look(seat: number): void {
    this.hive = seat === this.me ? null : seat;
  }

  // What may be taken

  state(key: string | null | undefined): 'open' | 'closed' | 'plain' {
    if (!key) return 'plain';
    if (this.asked.open.has(key)) return 'open';
    return this.asked.closed.has(key) ? 'closed' : 'plain';
  }

  isOpen = (key: string): boolean => this.asked.open.has(key);

  /** Pick what is open; ask why about what is refused. */
  pick(key: string): void {
    const state = this.state(key);
    if (state === 'open') this.props().onpick(key);
    else if (state === 'closed') this.props().onwhy(key);
  }

  /** Pick and take at once: what was dragged there was meant. */
  take(key: string): void {
    this.props().onpick(key);
    if (this.chosen !== null) this.props().onpick(key);
  }

  point(key: string | null): void {
    this.props().onfocus(key !== null && this.isOpen(key) ? key : null);
  }

  read(reading: Reading | null): void {
    this.reading = reading;
  }

  /** Turn the frame, and keep it near where it was; what was chosen turns with it. */
  turnFrame(places: FramePlace[]): void {
    const was = framePlace(this.focus ?? '');
    this.turn = (this.turn % 3) + 1;
    const turned = places.filter(({ turn }) => turn === this.turn);
    const next = was ? nearest(turned, was.middle) : turned[0];
    if (next && framePlace(this.chosen ?? '')) this.props().onpick(next.key);
    else if (next) this.point(next.key);
  }

  /** Show the area where the decision lies. */
  turnTo(decision: DecisionSeen | null): void {
    if (!decision) return;
    this.hive = null;
    const place = placeOf(decision, this.table);
    if (place && AREAS.includes(place)) this.tab = place;
    else if (decision.prompt === 'turn' && !this.lit.has(this.tab)) this.tab = [...this.lit][0] ?? this.tab;
    const about = decision.facts.tile ?? decision.facts.source ?? decision.facts.dance;
    this.reading = about ? { id: about } : null;
  }
}

export function sit(props: () => BoardProps<'apiary'>): Desk {
  return setContext(HERE, new Desk(props));
}

export function desk(): Desk {
  return getContext<Desk>(HERE);
}
