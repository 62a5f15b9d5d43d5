/** The table on the screen: what the kit's board knows, and what only Apiary has. */

import { createContext } from 'svelte';
import { BoardState, provideBoard } from '$lib/board/board.svelte';
import type { BoardProps } from '$lib/games/board';
import type { Color, DecisionSeen } from '$lib/wire';
import { say } from '$lib/words/words.svelte';
import { areaOf, isUnplaced, placeOf } from './asked';
import { framePlace, nearest, type FramePlace } from './frames';
import { herColor } from './opponent';
import { AREAS, type AreaName, type Seat } from './table';

/** What the reader shows: a piece, or a sentence about a place. */
export interface Reading {
  id?: string;
  text?: string;
  title?: string;
  cost?: Record<string, number>[];
}

export class ApiaryBoard extends BoardState<'apiary', Reading> {
  readonly told = $derived.by(() => this.preview?.told ?? []);
  /** The seat whose hive is mine; a watcher looks at whoever plays. */
  readonly me = $derived.by(() => this.viewer ?? Math.min(this.table.player, this.table.seats.length - 1));
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
  readonly lit = $derived.by(() => new Set([...this.asked.open].map(areaOf).filter((area) => area !== null)));
  /** Options that no piece on the table stands for. */
  readonly unplaced = $derived.by(() => [...this.asked.open].filter((key) => isUnplaced(key, this.prompt)));
  /** Where a frame may lie. */
  readonly frames = $derived.by(() =>
    this.prompt === 'frame' ? [...this.asked.open].map(framePlace).filter((place) => place !== null) : [],
  );

  /** The color of a seat; the solo opponent has no chair, and the first color that is free. */
  override color(seat: number): Color {
    const taken = this.chairs.map(({ color }) => color);
    return taken[seat] ?? herColor(taken);
  }

  override name(seat: number): string {
    return seat < this.chairs.length ? super.name(seat) : say('apiary-automa');
  }

  /** Look at a seat's hive. */
  look(seat: number): void {
    this.hive = seat === this.me ? null : seat;
  }

  /** Turn the frame, and keep it near where it was; what was chosen turns with it. */
  turnFrame(places: FramePlace[]): void {
    const was = framePlace(this.focus ?? '');
    this.turn = (this.turn % 3) + 1;
    const turned = places.filter(({ turn }) => turn === this.turn);
    const next = was ? nearest(turned, was.middle) : turned[0];
    if (next && framePlace(this.chosen ?? '')) this.pick(next.key);
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

const [useBoard, setBoard] = createContext<ApiaryBoard>();
export { useBoard };

export function begin(props: () => BoardProps<'apiary'>): ApiaryBoard {
  return setBoard(provideBoard(new ApiaryBoard(props)));
}
