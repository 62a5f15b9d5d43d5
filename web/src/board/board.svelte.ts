/** What all boards know: what is asked, what is under the finger, what would follow, and who plays. */

import { createContext } from 'svelte';
import type { BoardProps } from '$lib/games/board';
import type { Chair, Color, DecisionSeen, Game, Room, Table } from '$lib/wire';
import { sitters } from '$lib/words/talk';
import { readDecision, type Asked, type Standing } from './decision';

/**
 * The state of one board. A game extends it with what only that game has, and provides it to its components; the
 * components of the kit find it by `useBoard`.
 */
export class BoardState<G extends Game = Game, Reading = unknown> {
  constructor(protected readonly props: () => BoardProps<G>) {}

  readonly sight = $derived.by(() => this.props().sight);
  readonly table = $derived.by(() => this.sight.view.table);
  readonly decision: DecisionSeen | null = $derived.by(() => this.sight.decision);
  readonly prompt = $derived.by(() => this.decision?.prompt ?? '');
  readonly asked: Asked = $derived.by(() => readDecision(this.decision));
  /** The option under hover or focus, on the board or in the list. */
  readonly focus = $derived.by(() => this.props().focus);
  /** Picked once; picked again, it is taken. */
  readonly chosen = $derived.by(() => this.props().chosen);
  /** The option that is looked at: under the finger, or else chosen. */
  readonly aim = $derived.by(() => this.focus ?? this.chosen);
  readonly preview = $derived.by(() => (this.focus === null ? null : this.props().preview));
  /** The table after the option under hover or focus. */
  readonly then = $derived.by(() => this.preview?.table ?? null);
  /** The table for what is counted: as it stood before what moves now. */
  readonly counted = $derived.by(() => (this.motion.before as Table<G> | null) ?? this.table);
  readonly over = $derived.by(() => this.sight.view.over);
  readonly viewer = $derived.by(() => this.sight.viewer);
  readonly motion = $derived.by(() => this.props().motion);

  /** What is read out in words. */
  reading: Reading | null = $state.raw(null);

  get room(): Room {
    return this.props().room;
  }

  get chairs(): Chair[] {
    return this.room.chairs;
  }

  color(seat: number): Color {
    return this.chairs[seat]?.color ?? 'honey';
  }

  name(seat: number): string {
    return sitters(this.room)[seat] ?? '';
  }

  standing(key: string | null | undefined): Standing {
    if (!key) return 'inert';
    if (this.asked.open.has(key)) return 'open';
    return this.asked.closed.has(key) ? 'closed' : 'inert';
  }

  isOpen = (key: string): boolean => this.asked.open.has(key);

  /** Choose what is open, and take it if it is chosen; ask why about what is refused. */
  pick(key: string): void {
    const standing = this.standing(key);
    if (standing === 'open') this.props().onpick(key);
    else if (standing === 'closed') this.why(key);
  }

  /** Take it at once, without choosing it first. */
  take(key: string): void {
    this.props().ontake(key);
  }

  why(key: string): void {
    this.props().onwhy(key);
  }

  /** Look at what an option would do; null: at nothing. */
  point(key: string | null): void {
    this.props().onfocus(key !== null && this.isOpen(key) ? key : null);
  }

  read(reading: Reading | null): void {
    this.reading = reading;
  }
}

const [useBoard, setBoard] = createContext<BoardState>();
export { useBoard };

/** Let the components of the kit find this board. */
export function provideBoard<G extends Game, T extends BoardState<G>>(board: T & BoardState<G>): T {
  setBoard(board as unknown as BoardState);
  return board;
}
