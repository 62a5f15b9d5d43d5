// Written by `make types` from Python's types; do not edit by hand.
import type { Told } from './index';

export type Action =
  | 'explore'
  | 'advance'
  | 'advance-farms'
  | 'advance-others'
  | 'grow'
  | 'research'
  | 'convert'
  | 'carve';

/** A hex as [q, r], or a spot of the grid as [row, column] from 1. */
export type At = [number, number];

export type Color = 'yellow' | 'gray';

/** Which way the S-curve runs that the Automa counts along. */
export type Curve = 'down' | 'up';

/** The first hex of a frame, and its turn from 1. */
export type Frame = [number, number, number];

export type Mode = 'standard' | 'first-game' | 'advanced' | 'solo';

export type Phase = 'setup' | 'settling' | 'before' | 'acting' | 'after' | 'storing';

export type Resource = 'pollen' | 'fiber' | 'water' | 'wax' | 'honey';

export type TileType = 'farm' | 'recruit' | 'development' | 'carving';

/** The table as one seat sees it. */
export interface ColonyView {
  mode: Mode;
  /** The side of the board. */
  side: string;
  phase: Phase;
  draft: DraftView | null;
  turn: number;
  player: number;
  first: number;
  last_turns: number | null;
  triggered: string;
  reason: string;
  actions: ActionView[];
  explore: ExploreView;
  rows: TileRowView[];
  carvings: (string | null)[];
  dances: DanceView[];
  dance_tokens: string[];
  comb: SectorView[];
  seeds: number;
  discard: string[];
  drawn: CardsView;
  played: string[];
  /** A tile that was chosen and is not built yet. */
  in_hand: string | null;
  frames_left: number;
  seats: SeatView[];
  /** The Automa, in a solo match. */
  automa: AutomaView | null;
  /** The points of each seat by the lines of the sheet. */
  lines: Record<string, number>[];
  /** The same piece by piece, but for the track. */
  points: PointView[][];
}

/** The grid of planets. */
export interface ExploreView {
  rows: number;
  columns: number;
  ship: At;
  spots: PlanetView[];
  planets_left: number;
  tokens_left: number;
}

/** Cards of which everyone knows the number, and some the names. */
export interface CardsView {
  count: number;
  cards: string[] | null;
}

/** The factions and mats that may still be drafted. */
export interface DraftView {
  factions: string[];
  mats: string[];
}

/** An action: its spaces from the arrow on, and what a worker of strength 1 to 4 would reach. */
export interface ActionView {
  action: Action;
  spaces: (WorkerView | null)[];
  /** For the seat to move: reach on Explore, total on Advance, else the strength itself. */
  totals: number[];
}

/** A row of Advance: ids of tiles, from the left. */
export interface TileRowView {
  kind: TileType;
  tiles: (string | null)[];
  /** For each tile the payments that the seat to move may make: its cost less its discounts. */
  costs: Partial<Record<Resource, number>>[][];
  stack: number;
  discarded: string[];
}

/** A dance and, once taught, its teacher and tokens. */
export interface DanceView {
  dance: string;
  teacher: number | null;
  tokens: string[];
}

/** A sector of the comb: whose token lies on each pod. */
export interface SectorView {
  name: string;
  in_play: boolean;
  first: number;
  second: number;
  pods: (number | null)[];
  pod_names: string[];
}

/** All that belongs to one seat. */
export interface SeatView {
  seat: number;
  faction: string | null;
  upgraded: boolean;
  mat: string | null;
  offered: string[];
  vp: number;
  favor: number;
  workers: DockView;
  sleepers_left: number;
  goods: Partial<Record<Resource, number>>;
  spots: SpotView[];
  unstored: Partial<Record<Resource, number>>;
  hand: CardsView;
  planted: string[];
  planting_slots: number;
  explored: string[];
  reserve: string[];
  taught: string | null;
  frames: Frame[];
  hexes: HexView[];
  filled: boolean;
}

/** The solo opponent. */
export interface AutomaView {
  level: number;
  name: string;
  /** The Automa's last card; its action side says what the Automa did. */
  card: AutomaCardView | null;
  /** The top card of the Automa's deck: support now, its next card later. */
  next: AutomaCardView | null;
  plan: AutomaPlanView | null;
  deck: number;
  used: string[];
  workers: AutomaDockView[];
  gained: number;
  sleepers_left: number;
  tiles: string[];
  explored: string[];
  vp: number;
  lines: Record<string, number>;
  score: number;
}

/** Something that scores at the end: which line of the sheet, which piece or place, how much. */
export interface PointView {
  line: string;
  piece: string;
  points: number;
}

/** A spot of the grid. */
export interface PlanetView {
  at: At;
  start: boolean;
  token: string | null;
  planet: string | null;
  /** The tokens that explorers have put there. */
  left: Partial<Record<Resource, number>>;
}

/** A worker on the board. */
export interface WorkerView {
  seat: number;
  strength: number;
  /** Of the solo opponent's workers. */
  color: Color | null;
}

/** A seat's workers: strengths in the pool, in landing, on the board, and off it for now. */
export interface DockView {
  pool: number[];
  landing: number[];
  board: number[];
  lifted: number[];
  supply: number;
}

/** A storage spot: where, what it takes, what lies on it. */
export interface SpotView {
  at: At;
  accepts: Resource[];
  holds: Resource | null;
}

/** A hex of a hive. */
export interface HexView {
  at: At;
  /** A tile's id, `base` or `store` for the faction, or nothing. */
  tile: string | null;
  /** What kind of tile lies there. */
  kind: TileType | null;
  /** What building there gives: `gain:seed:1`, `discount:farm:2`, or nothing. */
  bonus: string;
  /** The number of its frame, from 0; -1 on the mat. */
  frame: number;
  /** May a tile be built there now? */
  open: boolean;
}

/** A card of the solo opponent: its action side, then its support side. */
export interface AutomaCardView {
  id: string;
  number: number;
  color: Color;
  active_at_most: number;
  carve: boolean;
  action: Action;
  curve: Curve;
  count: number;
  resource: Resource;
  row: TileType;
  pod: number;
}

/** What the solo opponent would do next as things stand. */
export interface AutomaPlanView {
  action: Action | 'retrieve';
  color: Color;
  /** The workers that the Automa would retrieve, or the one that it would place. */
  strengths: number[];
}

/** The Automa's workers of one color: strengths in the pool and on the board. */
export interface AutomaDockView {
  color: Color;
  pool: number[];
  board: number[];
}

/** Something that says no more than whose doing it was. */
export type NoFacts = Record<string, never>;

/** A faction or a hive mat was drafted: the option that was taken. */
export interface DraftedFacts {
  what: string;
}

/** A seat took a faction and a hive mat. */
export interface SettledFacts {
  faction: string;
  mat: string;
}

/** A turn begins. */
export interface TurnFacts {
  turn: number;
  /** It is one of the last turns. */
  last: boolean;
}

/** A worker was placed on an action. */
export interface PlacedFacts {
  action: Action;
  strength: number;
}

/** The QueenShip flew. */
export interface FlewFacts {
  to: At;
}

/** A planet was uncovered. */
export interface PlanetFacts {
  planet: string;
}

/** An explore token was taken. */
export interface TokenFacts {
  token: string;
}

/** A resource was put on a planet, or went back to the supply. */
export interface ItemFacts {
  item: Resource;
}

/** A seat gained something. */
export interface GainedFacts {
  item: Resource | 'vp' | 'favor';
  count: number;
}

/** A seat paid resources. */
export interface PaidFacts {
  paid: Partial<Record<Resource, number>>;
}

/** A tile was set aside. */
export interface TileFacts {
  tile: string;
}

/** A tile was built, or gave income. */
export interface TileAtFacts {
  tile: string;
  at: At;
}

/** A frame was put beside a hive. */
export interface FrameFacts {
  at: At;
  turn: number;
}

/** A row was filled: its tiles from the left. */
export interface RefilledFacts {
  row: TileType;
  tiles: string[];
}

/** All tiles of a row were discarded. */
export interface RefreshedFacts {
  row: TileType;
}

/** A worker came, or gained strength: how strong it is. */
export interface StrengthFacts {
  strength: number;
}

/** Workers came back to be retrieved. */
export interface StrengthsFacts {
  strengths: number[];
}

/** A worker was bumped. */
export interface BumpedFacts {
  owner: number;
  strength: number;
}

/** A worker came home. */
export interface HomeFacts {
  strength: number;
  place: 'pool' | 'landing';
}

/** A worker hibernates on a pod, or on none. */
export interface SleptFacts {
  pod: string;
}

/** A seed card was drawn; which one is for its owner. */
export interface DrewFacts {
  count: number;
  card?: string;
}

/** A seed card was kept; which one is for its owner. */
export interface KeptFacts {
  card?: string;
}

/** Seed cards were discarded. */
export interface DiscardedFacts {
  cards: string[];
}

/** A seed card was played. */
export interface PlayedFacts {
  card: string;
  use: 'benefit' | 'resource';
}

/** A seed card was planted. */
export interface CardFacts {
  card: string;
}

/** A conversion, a dance or the ability of a tile was used. */
export interface ConvertsFacts {
  trade: string;
}

/** A dance was taught. */
export interface DanceFacts {
  dance: string;
}

/** A dance got a token. */
export interface DanceTokenFacts {
  dance: string;
  token: string;
}

/** A faction was upgraded. */
export interface UpgradedFacts {
  faction: string;
}

/** The end was triggered, or came. */
export interface ReasonFacts {
  reason: string;
}

/** The Automa retrieves its workers of one color. */
export interface AutomaRetrievesFacts {
  number: number;
  support: number;
  color: Color;
  active: number;
  most: number;
  out: number;
  hers: number;
  strengths: number[];
}

/** The Automa places a worker. */
export interface AutomaPlacesFacts {
  number: number;
  support: number;
  color: Color;
  active: number;
  most: number;
  out: number;
  hers: number;
  action: Action;
  strength: number;
}

/** The Automa flies the QueenShip along the curve. */
export interface AutomaFliesFacts {
  to: At;
  steps: number;
  reach: number;
  curve: Curve;
  support: number;
  why: 'further' | 'token' | 'range';
}

/** The Automa takes a tile. */
export interface AutomaTakesFacts {
  tile: string;
  row: TileType;
  column: number;
  total: number;
  support: number;
  why: 'row' | 'next';
}

/** The Automa takes a carving. */
export interface AutomaCarvesFacts {
  tile: string;
  count: number;
  curve: Curve;
  support: number;
}

/** The Automa scored points on the track. */
export interface AutomaScoresFacts {
  points: number;
  because: Action | 'new-planet' | 'old-planet' | 'strong-explore' | 'strong-advance' | 'hibernate' | 'retrieve';
}

/** One of the Automa's workers came home, or came back after hibernating. */
export interface AutomaWorkerFacts {
  color: Color;
  strength: number;
}

/** The Automa put a hibernation token on a pod. */
export interface AutomaSleepsFacts {
  pod: string;
  count: number;
  support: number;
}

/** The match against the Automa ended. */
export interface AutomaResultFacts {
  own: number;
  hers: number;
  won: 'yes' | 'no';
}

/** Something that happened. */
export type Event =
  | Told<'first', NoFacts>
  | Told<'drafted', DraftedFacts>
  | Told<'settled', SettledFacts>
  | Told<'turn', TurnFacts>
  | Told<'placed', PlacedFacts>
  | Told<'flew', FlewFacts>
  | Told<'uncovered', PlanetFacts>
  | Told<'token', TokenFacts>
  | Told<'left', ItemFacts>
  | Told<'gained', GainedFacts>
  | Told<'paid', PaidFacts>
  | Told<'dropped', ItemFacts>
  | Told<'reserved', TileFacts>
  | Told<'built', TileAtFacts>
  | Told<'income', TileAtFacts>
  | Told<'empty-hive', NoFacts>
  | Told<'frame', FrameFacts>
  | Told<'refilled', RefilledFacts>
  | Told<'refreshed', RefreshedFacts>
  | Told<'worker', StrengthFacts>
  | Told<'stronger', StrengthFacts>
  | Told<'retrieved', StrengthsFacts>
  | Told<'bumped', BumpedFacts>
  | Told<'home', HomeFacts>
  | Told<'slept', SleptFacts>
  | Told<'drew', DrewFacts>
  | Told<'kept', KeptFacts>
  | Told<'discarded', DiscardedFacts>
  | Told<'played', PlayedFacts>
  | Told<'planted', CardFacts>
  | Told<'converts', ConvertsFacts>
  | Told<'taught', DanceFacts>
  | Told<'dance-token', DanceTokenFacts>
  | Told<'upgraded', UpgradedFacts>
  | Told<'last-round', ReasonFacts>
  | Told<'over', ReasonFacts>
  | Told<'automa-shuffles', NoFacts>
  | Told<'automa-retrieves', AutomaRetrievesFacts>
  | Told<'automa-row-2', AutomaPlacesFacts>
  | Told<'automa-row-3', AutomaPlacesFacts>
  | Told<'automa-flies', AutomaFliesFacts>
  | Told<'automa-takes', AutomaTakesFacts>
  | Told<'automa-carves', AutomaCarvesFacts>
  | Told<'automa-scores', AutomaScoresFacts>
  | Told<'automa-home', AutomaWorkerFacts>
  | Told<'automa-worker', AutomaWorkerFacts>
  | Told<'automa-sleeps', AutomaSleepsFacts>
  | Told<'automa-sleeps-not', NoFacts>
  | Told<'automa-result', AutomaResultFacts>;

/** The first word of an option's key. */
export type Verb =
  | 'place'
  | 'retrieve'
  | 'pass'
  | 'accept'
  | 'decline'
  | 'before'
  | 'after'
  | 'to-pool'
  | 'to-landing'
  | 'as-is'
  | 'raise'
  | 'benefit'
  | 'resource'
  | 'keep'
  | 'plant'
  | 'discard'
  | 'gain'
  | 'leave'
  | 'drop'
  | 'worker'
  | 'fly'
  | 'take'
  | 'reserve'
  | 'tile'
  | 'refresh'
  | 'grow'
  | 'upgrade'
  | 'convert'
  | 'teach'
  | 'token'
  | 'choose'
  | 'pod'
  | 'faction'
  | 'mat'
  | 'pay'
  | 'done'
  | 'hex'
  | 'frame'
  | 'seed'
  | 'planet'
  | 'explore'
  | 'dance'
  | 'first'
  | 'card';
