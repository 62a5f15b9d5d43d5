/** The hive on the screen: what the kit's board knows, and what only Hivernation has. */

import { createContext } from 'svelte';
import { BoardState, provideBoard } from '$lib/board/board.svelte';
import { name, placeOf, type Place, type Point } from '$lib/board/hex';
import { Viewport } from '$lib/board/viewport.svelte';
import type { BoardProps } from '$lib/games/board';
import { placesAsked, type PlacesAsked } from './asked';
import { foresee } from './foresight';
import { flipped, gone, isPlay, sideOf, tilesOf, type Side } from './table';

/** What the last play changed. */
interface Marks {
  put: string;
  from: Place | null;
  flipped: ReadonlySet<string>;
  gone: readonly string[];
}

export class HivernationBoard extends BoardState<'hivernation'> {
  readonly viewport = new Viewport();
  readonly tiles = $derived.by(() => tilesOf(this.table));
  readonly places: PlacesAsked = $derived.by(() => placesAsked(this.decision));
  /** The side that sits below, and the side that is asked. */
  readonly own: Side = $derived.by(() => ((this.viewer ?? 0) % 2 ? 1 : 0));
  readonly mover: Side = $derived.by(() =>
    this.decision ? (this.decision.seat % 2 ? 1 : 0) : sideOf(this.table.side),
  );
  /** The bee that was picked up. */
  readonly lifted = $derived.by(() => (this.table.lifted ? name(this.table.lifted) : null));
  /** What the option that is looked at would do to the hive. */
  readonly ghost = $derived.by(() => (this.motion.moving ? null : foresee(this.aim, this.preview, this.mover)));

  readonly marks: Marks | null = $derived.by(() => {
    const { latest, sight } = this.props();
    const events = latest.length ? latest : sight.told;
    const play = events.findLast(isPlay);
    if (!play) return null;
    const moved = events[events.lastIndexOf(play) - 1];
    return {
      put: name(play.facts.at),
      from: moved?.name === 'moved' ? (moved.facts.from as Place) : null,
      flipped: new Set(flipped(play).map(name)),
      gone: gone(play).map(name),
    };
  });

  /** Pick a place: what is meant by it is taken, or told why not. */
  pickPlace(at: string): void {
    const key = this.places.open.get(at);
    if (!key) this.why(this.places.closed.get(at)?.key ?? `${this.places.verb}:${at}`);
    else if (this.lifted)
      this.take(key); // picking the bee up was the choice: a move takes two clicks
    else this.pick(key);
  }

  /** Where a side's tiles come from, as a way from a place: below for the own side, above for the other. */
  origin(side: Side, at: Point): Point {
    const { width, height } = this.viewport;
    const from = this.viewport.onTable({ x: width / 2, y: side === this.own ? height + 40 : -40 });
    return { x: from.x - at.x, y: from.y - at.y };
  }
}

const [useBoard, setBoard] = createContext<HivernationBoard>();
export { useBoard };

export function begin(props: () => BoardProps<'hivernation'>): HivernationBoard {
  return setBoard(provideBoard(new HivernationBoard(props)));
}

/** The place that a name says. */
export function at(place: string): Place {
  return placeOf(`:${place}`)!;
}
