/** The names that Apiary's drawings use for what the table shows, and its numbers. */

import type { Apiary } from '$lib/wire';

export type Place = readonly [number, number];
export type Goods = Record<string, number>;
export type Action = Apiary.ActionView;
export type Spot = Apiary.PlanetView;
export type Row = Apiary.TileRowView;
export type Dance = Apiary.DanceView;
export type Sector = Apiary.SectorView;
export type Hex = Apiary.HexView;
export type Store = Apiary.SpotView;
export type Dock = Apiary.DockView;
export type Seat = Apiary.SeatView;
export type Colony = Apiary.ColonyView;

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
export function steps(a: Place, b: Place): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
}

/** The pieces that a payment still lacks. */
export function lacking(goods: Goods, cost: Goods): Goods {
  const short = Object.entries(cost).map(([item, n]) => [item, n - (goods[item] ?? 0)] as const);
  return Object.fromEntries(short.filter(([, n]) => n > 0));
}

export function sum(goods: Goods): number {
  return Object.values(goods).reduce((all, n) => all + n, 0);
}
