/** The table on the screen: what the kit's board knows, and what only Propolis has. */

import { createContext } from 'svelte';
import { BoardState, provideBoard } from '$lib/board/board.svelte';
import { verbOf, whatOf } from '$lib/board/decision';
import type { BoardProps } from '$lib/games/board';
import type { Color, DecisionSeen } from '$lib/wire';
import { say } from '$lib/words/words.svelte';
import { areaAsked, areaOf, isUnplaced, placeOf } from './asked';
import type { AreaName, Landscape, Side, Then } from './table';

const COLORS: Color[] = ['heather', 'poppy', 'cornflower', 'clover', 'honey'];
export type Page = 'hive' | 'sheet' | 'wall';

export class PropolisBoard extends BoardState<'propolis', string> {
  /** The side whose board is mine; a watcher looks at whoever plays. */
  readonly me = $derived.by(() => (this.table.opponent ? 0 : (this.viewer ?? this.table.player)));
  readonly own: Side = $derived.by(() => this.table.sides[this.me]!);
  /** The side to look at, and what of it. */
  looked: number | null = $state(null);
  page: Page = $state('hive');
  tab: AreaName = $state('rows');
  readonly shown: Side = $derived.by(() => this.table.sides[this.looked ?? this.me] ?? this.own);
  readonly mine = $derived.by(() => this.shown.side === this.me);
  readonly lit = $derived.by(() => new Set([...this.asked.open].map(areaOf)));
  /** Options that lie on no piece but in the tray. */
  readonly unplaced = $derived.by(() => [...this.asked.open].filter(isUnplaced));

  override color(side: number): Color {
    const taken = this.chairs.map(({ color }) => color);
    return taken[side] ?? COLORS.find((color) => !taken.includes(color)) ?? 'poppy';
  }

  override name(side: number): string {
    return super.name(side) || say('propolis-opponent');
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

  /** Look at a side's hive. */
  look(side: number): void {
    this.looked = side;
    this.tab = 'hive';
    if (this.page === 'wall' && side) this.page = 'hive';
  }

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

const [useBoard, setBoard] = createContext<PropolisBoard>();
export { useBoard };

export function begin(props: () => BoardProps<'propolis'>): PropolisBoard {
  return setBoard(provideBoard(new PropolisBoard(props)));
}
