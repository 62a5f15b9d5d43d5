/** The meadow on the screen: what the kit's board knows, and what only Ambrosia has. */

import { createContext } from 'svelte';
import { BoardState, provideBoard } from '$lib/board/board.svelte';
import { verbOf } from '$lib/board/decision';
import type { BoardProps } from '$lib/games/board';
import { flightOf, placeOf, SpacesAsked, type Flight } from './asked';
import type { Scene } from './motion';
import { Ring } from './ring';
import { colorOf, hops, type Bees, type Space } from './table';

/** What would stand where, for the option that is looked at. */
export interface Foreseen {
  flight: Flight | null;
  at: number;
  group: Bees;
}
/** Of a space: a group that may fly, one that is held, where it may go, where another may go, or nothing of these. */
export type Role = 'source' | 'held' | 'target' | 'faint' | 'plain';

export class AmbrosiaBoard extends BoardState<'ambrosia'> {
  readonly ring = $derived.by(() => new Ring(this.table.outline));
  readonly spaces = $derived.by(() => new SpacesAsked(this.decision));
  readonly scene = $derived.by(() => this.motion.scene as Scene | null);
  /** The color that the decision is about. */
  readonly deciding = $derived.by(() =>
    this.decision?.facts.color ? colorOf(this.decision.facts.color) : this.table.player,
  );

  /** The group that shall fly, picked first; forgotten with the decision. */
  private source: number | null = $derived.by(() => this.forget());
  /** The space with several meanings that was picked. */
  private opened: number | null = $derived.by(() => this.forget());
  /** The space under hover or focus. */
  private hovered: number | null = $state(null);
  /** The color whose position is counted under the pointer. */
  counting: number | null = $state(null);

  private forget(): null {
    void this.decision;
    return null;
  }

  /** The group that is to fly. */
  readonly held = $derived.by(() => {
    const { sources } = this.spaces;
    if (sources.includes(this.source ?? -1)) return this.source;
    return sources.length === 1 ? sources[0]! : (flightOf(this.aim)?.from ?? null);
  });

  /** Several things that one space can mean. */
  readonly several = $derived.by(() => {
    const at = this.opened;
    return at === null ? [] : [...new Set([...this.spaces.meant(at, this.held), ...(this.spaces.here.get(at) ?? [])])];
  });

  /** The space that one looks into. */
  readonly looked: Space | null = $derived.by(() =>
    this.hovered === null || this.opened !== null ? null : (this.table.spaces[this.hovered] ?? null),
  );

  readonly ghost = $derived.by(() => (this.motion.moving ? null : this.foreseen(this.aim)));

  /** Points over spaces: those of a color that is looked at, all at once. */
  readonly points = $derived.by((): [number, number][] => {
    const color = this.counting ?? (verbOf(this.focus ?? '') === 'score' ? this.table.player : null);
    if (color === null || this.motion.moving) return [];
    return this.table.spaces.filter(({ group }) => group?.color === color).map(({ at, points }) => [at, points]);
  });

  /** What the last turn touched: where bees came from, where they came to, and what was counted. */
  readonly marks = $derived.by(() => {
    const { latest, sight } = this.props();
    const events = latest.length ? latest : sight.told;
    const flown = events.flatMap(hops);
    const put = events.flatMap(({ name, facts }) => (name === 'placed' || name === 'added' ? [facts.at] : []));
    return {
      lit: [...new Set(events.flatMap(({ name, facts }) => (name === 'scored' ? facts.spaces : [])))],
      from: [...new Set(flown.map(({ from }) => from))],
      to: new Set([...flown.map(({ to }) => to), ...put]),
    };
  });

  role(at: number): Role {
    const { spaces, held } = this;
    if (held === at) return 'held';
    const flights = spaces.into(at, held);
    if (held !== null ? flights.length : spaces.here.has(at)) return 'target';
    if (spaces.sources.includes(at)) return 'source';
    if (spaces.here.has(at)) return 'target';
    if (!spaces.into(at, null).length) return 'plain';
    return held === null && spaces.sources.length === 1 ? 'target' : 'faint';
  }

  /** How many bees would fly to a space: `2/3`. */
  beesTo(at: number): string {
    if (at === this.held) return '';
    const own = this.spaces.into(at, this.held);
    const flights = own.length || this.held === null ? own : this.spaces.into(at, null);
    return [...new Set(flights.map(({ count }) => count))].filter(Boolean).sort().join('/');
  }

  /** Whether an option that ends at a space is looked at, or chosen. */
  marked(at: number) {
    const about = (key: string | null) => flightOf(key)?.to === at || placeOf(key) === at;
    return { lit: about(this.focus), chosen: about(this.chosen) };
  }

  look(at: number | null): void {
    this.hovered = at;
    const meant = at === null ? [] : this.spaces.meant(at, this.held);
    this.point(meant.length === 1 ? meant[0]! : null);
  }

  pickSpace(at: number): void {
    const { spaces, held, table } = this;
    const meant = spaces.meant(at, held);
    this.opened = null;
    if (meant.length === 1) return this.pick(meant[0]!);
    if (meant.length) this.opened = at;
    else if (spaces.sources.includes(at)) {
      this.source = this.source === at ? null : at;
      if (spaces.here.has(at)) this.opened = at;
    } else if (this.decision) {
      const size = table.spaces[held ?? at]?.group?.count ?? 1;
      this.why(spaces.why(at, held, size, this.ring.length, table.direction));
    }
  }

  letGo(): void {
    this.source = this.opened = null;
  }

  private foreseen(key: string | null): Foreseen | null {
    const flight = flightOf(key);
    const at = flight?.to ?? (key && ['place', 'alone', 'begin'].includes(verbOf(key)) ? placeOf(key) : null);
    if (at === null) return null;
    const from = flight ? this.table.spaces[flight.from]?.group : null;
    const moved: Bees = {
      color: from?.color ?? this.table.player,
      count: flight?.count || (from?.count ?? 1),
      bees: [from?.bees[0] ?? 'normal'],
    };
    const end = verbOf(key!) === 'begin' ? (this.then?.stack ?? at) : at;
    const after = this.then?.spaces[end]?.group;
    return { flight, at: end, group: after && after.color === moved.color ? after : moved };
  }
}

const [useBoard, setBoard] = createContext<AmbrosiaBoard>();
export { useBoard };

export function begin(props: () => BoardProps<'ambrosia'>): AmbrosiaBoard {
  return setBoard(provideBoard(new AmbrosiaBoard(props)));
}
