/** Apiary's table as the page sees it; mirrors `skep/games/apiary/view/types.py`. */

import type { Apiary } from '$lib/wire';

export type Place = readonly [number, number];
export type Goods = Record<string, number>;
export interface Worker {
  seat: number;
  strength: number;
  color?: string | null;
}
export interface Action {
  action: string;
  spaces: (Worker | null)[];
  totals: number[];
}
export interface Spot {
  at: number[];
  start: boolean;
  token: string | null;
  planet: string | null;
  left: Goods;
}
export interface Sky {
  rows: number;
  columns: number;
  ship: number[];
  spots: Spot[];
  planets_left: number;
  tokens_left: number;
}
export interface Row {
  kind: string;
  tiles: (string | null)[];
  costs: Goods[][];
  stack: number;
  discarded: string[];
}
export interface Dance {
  dance: string;
  teacher: number | null;
  tokens: string[];
}
export interface Sector {
  name: string;
  in_play: boolean;
  first: number;
  second: number;
  pods: (number | null)[];
  pod_names: string[];
}
export interface Cards {
  count: number;
  cards: string[] | null;
}
export interface Hex {
  at: number[];
  tile: string | null;
  bonus: string;
  frame: number;
  open: boolean;
}
export interface Store {
  at: number[];
  accepts: string[];
  holds: string | null;
}
export interface Dock {
  pool: number[];
  landing: number[];
  board: number[];
  lifted: number[];
  supply: number;
}

export interface Seat {
  seat: number;
  faction: string | null;
  upgraded: boolean;
  mat: string | null;
  offered: string[];
  vp: number;
  favor: number;
  workers: Dock;
  sleepers_left: number;
  goods: Goods;
  spots: Store[];
  unstored: Goods;
  hand: Cards;
  planted: string[];
  planting_slots: number;
  explored: string[];
  reserve: string[];
  taught: string | null;
  frames: number[][];
  hexes: Hex[];
  filled: boolean;
}

export interface Colony {
  mode: string;
  side: string;
  phase: string;
  turn: number;
  player: number;
  first: number;
  last_turns: number | null;
  triggered: string;
  reason: string;
  actions: Action[];
  explore: Sky;
  rows: Row[];
  carvings: (string | null)[];
  dances: Dance[];
  dance_tokens: string[];
  comb: Sector[];
  seeds: number;
  discard: string[];
  drawn: Cards;
  played: string[];
  in_hand: string | null;
  frames_left: number;
  seats: Seat[];
  lines: Goods[];
  points: Apiary.PointView[][];
  /** The solo opponent, who has no seat. */
  automa?: Apiary.AutomaView | null;
  draft?: { factions: string[]; mats: string[] } | null;
}

export const RESOURCES = ['pollen', 'fiber', 'water', 'wax', 'honey'] as const;
export const KINDS = ['farm', 'recruit', 'development', 'carving'] as const;
/** The areas of the table, as tabs on a narrow screen. */
export const AREAS = ['sky', 'advance', 'works', 'comb', 'hive', 'hand'] as const;
export type AreaName = (typeof AREAS)[number];

/** The least total on Advance that opens each column. APY-ADV-04…06 */
export const COLUMNS = [0, 3, 5] as const;

export function columns(total: number): number {
  return COLUMNS.filter((least) => total >= least).length;
}

/** Steps of the QueenShip between two spots. */
export function steps(a: number[], b: number[]): number {
  return Math.abs(a[0]! - b[0]!) + Math.abs(a[1]! - b[1]!);
}

/** The pieces that a payment still lacks. */
export function lacking(goods: Goods, cost: Goods): Goods {
  const short = Object.entries(cost).map(([item, n]) => [item, n - (goods[item] ?? 0)] as const);
  return Object.fromEntries(short.filter(([, n]) => n > 0));
}

export function sum(goods: Goods): number {
  return Object.values(goods).reduce((all, n) => all + n, 0);
}
