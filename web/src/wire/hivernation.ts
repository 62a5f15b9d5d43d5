// Written by `make types` from Python's types; do not edit by hand.
import type { Told } from './index';

/** A cell as [q, r]; the Queen lies on [0, 0]. */
export type At = [number, number];

/** A tile of a hand, the stack or the discard pile. */
export type Kind = 'bee' | 'flower' | 'bear' | 'pesticide' | 'beekeeper';

export type Mode = 'quick' | 'arcade' | 'total';

/** What lies face up on a cell. */
export type Shown = 'worker' | 'drone' | 'queen' | 'flower' | 'bear';

export type Side = 'workers' | 'drones';

/** The table as one seat sees it. */
export interface HiveView {
  mode: Mode;
  phase: 'placing' | 'moving';
  /** The side to move. */
  side: Side;
  /** The side of each seat. */
  sides: Side[];
  /** The bees of each side that show in the hive. */
  bees: At;
  /** The bees of each side that wait to be put down. */
  reserve: At;
  stack: number;
  discard: Partial<Record<Kind, number>>;
  hive: TileView[];
  /** The bee that is being moved. */
  lifted: At | null;
  /** The last moves are played. */
  final: boolean;
  /** Moves since the last change that counts against the end by repetition. */
  calm: number;
  moves: number;
  reason: string;
  hands: HandView[];
}

/** A tile in the hive. */
export interface TileView {
  at: At;
  tile: Shown;
  /** A Bear touched the bee: it no longer flips. */
  paw: boolean;
  /** The side of the bee beneath, out of play. */
  under: Side | null;
}

/** A side's specialties: everyone knows how many, its team knows which. */
export interface HandView {
  count: number;
  tiles: Partial<Record<Kind, number>> | null;
}

/** The side that begins, or that put its last bee down. */
export interface SideFacts {
  side: Side;
}

/** A side was dealt or drew a specialty; its team knows which. */
export interface DealtFacts {
  side: Side;
  tile?: Kind;
}

/** A bee was put down and flipped the bees on some lines. */
export interface BeeFacts {
  side: Side;
  at: At;
  lines: At[][];
  flips: number;
}

/** A Flower was put down and flipped bees. */
export interface FlowerFacts {
  side: Side;
  at: At;
  cells: At[];
  count: number;
}

/** A Bear was put down and marked bees with its paw. */
export interface BearFacts {
  side: Side;
  at: At;
  cells: At[];
  count: number;
}

/** A Pesticide removed what it touched and what was cut off from the Queen. */
export interface PesticideFacts {
  side: Side;
  at: At;
  cells: At[];
  cut: At[];
  count: number;
}

/** A Beekeeper brought a tile back. */
export interface BeekeeperFacts {
  side: Side;
  tile: Kind;
}

/** A bee was moved (Total Domination). */
export interface MovedFacts {
  side: Side;
  from: At;
  to: At;
}

/** The match ended. */
export interface OverFacts {
  reason: string;
  bees: At;
}

/** Something that happened. */
export type Event =
  | Told<'start', SideFacts>
  | Told<'dealt', DealtFacts>
  | Told<'drew', DealtFacts>
  | Told<'bee', BeeFacts>
  | Told<'flower', FlowerFacts>
  | Told<'bear', BearFacts>
  | Told<'pesticide', PesticideFacts>
  | Told<'beekeeper', BeekeeperFacts>
  | Told<'moved', MovedFacts>
  | Told<'final', SideFacts>
  | Told<'over', OverFacts>;

/** The first word of an option's key. */
export type Verb =
  | 'start'
  | 'tile'
  | 'decline'
  | 'use'
  | 'fetch'
  | 'bee'
  | 'flower'
  | 'bear'
  | 'pesticide'
  | 'lift';
