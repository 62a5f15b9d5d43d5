// Written by `make types` from Python's types; do not edit by hand.
import type { Told } from './index';

/** A landscape's place as [row, slot], from 1. */
export type At = [number, number];

export type CardKind =
  | 'single-permanent'
  | 'double-permanent'
  | 'wild-permanent'
  | 'immediate'
  | 'fixed-points'
  | 'resource-half'
  | 'guild-letter'
  | 'guild-pair'
  | 'guild-set'
  | 'start'
  | 'palace';

export type Color = 'yellow' | 'orange' | 'pink' | 'purple' | 'blue';

/** What a solo card tells the opponent to do. */
export type Deed = 'deploy-color' | 'deploy-row' | 'fortify' | 'construct' | 'retreat';

/** What a space of a landscape gives. */
export type Gives = 'yellow' | 'orange' | 'pink' | 'purple' | 'blue' | 'worker' | 'trade';

export type Hindrance = '' | 'no-worker' | 'no-landscape' | 'none-standing' | 'no-structure';

export type Letter = 'A' | 'B' | 'C' | 'D';

/** What meets a unit of a cost. */
export type Met = 'permanent' | 'track' | 'wild' | 'lacking';

export type Phase = 'setup' | 'playing' | 'marking';

export type Resource = 'yellow' | 'orange' | 'pink' | 'purple' | 'blue' | 'wild';

/** How a card scores. */
export type Rule = '' | 'fixed' | 'half' | 'letter' | 'pair' | 'set';

/** The table as one seat sees it. */
export interface RealmView {
  phase: Phase;
  player: number;
  first: number;
  turn: number;
  rounds: number;
  /** Why this is the last round; empty while it is not. */
  last_round: string;
  rows: RowView[];
  market: (OfferView | null)[];
  palaces: PalaceView[];
  sides: SideView[];
  deck: number;
  top: Gives[];
  top_landscape: number;
  discard: number;
  deploying: At | null;
  /** While spaces are chosen: how the row would stand, by the spaces as in `1+3`. */
  spreads: Record<string, ThenView>;
  gains: Color[];
  paying: PaymentView | null;
  opponent: OpponentView | null;
  achievements: number[];
  marked: number;
  reason: string;
}

/** A row: its landscapes from the left, and the majority as it stands. */
export interface RowView {
  row: number;
  landscapes: (LandscapeView | null)[];
  strengths: number[];
  leader: number | null;
  full: boolean;
}

/** A palace on offer, as the viewer's hive meets it. */
export interface PalaceView {
  card: CardView;
  can: boolean;
  has: Partial<Record<Resource, number>>;
  /** Permanents that are missing, wild ones used. */
  lacks: number;
  lacks_workers: number;
  /** Which of the permanents are there */
  met: Partial<Record<Color, Met[]>>;
  helps: number;
}

/** A seat, or the solo opponent. */
export interface SideView {
  side: number;
  board: string;
  /** The solo opponent, who has no tracks. */
  opponent: boolean;
  tracks: Partial<Record<Resource, number>>;
  permanents: Partial<Record<Resource, number>>;
  banners: Partial<Record<Letter | 'wild', number>>;
  /** Workers at home. */
  personal: number;
  /** Workers in the central supply. */
  central: number;
  /** Workers on landscapes. */
  out: number;
  hive: CardView[];
  /** The number of its palace; 0 if it has none. */
  palace: number;
  score: number;
  unused: number;
}

/** How a row would stand after an action, and which sides would gain a wild. */
export interface ThenView {
  strengths: number[];
  leader: number | null;
  full: boolean;
  wilds: number[];
}

/** A payment that is being chosen. */
export interface PaymentView {
  card: number;
  steps: StepView[];
  ways: WayView[];
  /** The key of the thriftiest of these ways. */
  proposed: string;
  spent: Partial<Record<Resource, number>>;
  /** The ways to pay the whole, by track; the first is the thriftiest. */
  payments: Partial<Record<Resource, number>>[];
}

/** The solo opponent's deck and what it did last. */
export interface OpponentView {
  level: 'easy' | 'medium' | 'hard';
  deck: number;
  used: number[];
  passes: number;
  cards: number;
  card: number;
  actions: DeedView[];
  /** 0 it did the top action, 1 the bottom one, 2 neither: it retreated. */
  half: number;
  why: Hindrance[];
}

/** A structure of the market, as the viewer could pay it. */
export interface OfferView {
  card: CardView;
  slot: number;
  can: boolean;
  /** Resources that the viewer's wild can't make up for. */
  lacks: number;
  lacks_workers: number;
  /** How each unit of the cost would be met. */
  met: Partial<Record<Color, Met[]>>;
  /** What the viewer's other cards would score more by it. */
  helps: number;
  /** The thriftiest payment, by track. */
  payment: Partial<Record<Resource, number>> | null;
  /** Is there another payment? */
  other: boolean;
}

/** A landscape in a row. */
export interface LandscapeView {
  at: At;
  landscape: number;
  owner: number | null;
  spaces: WorkerSpaceView[];
  /** If the viewer, who is to move, deployed here with all workers that find a space. */
  then: ThenView | null;
}

/** A structure, a starting structure or a palace. */
export interface CardView {
  id: string;
  number: number;
  kind: CardKind;
  /** Empty for the wild banner of a palace. */
  guild: Letter | '';
  /** Resources to pay; for a palace, permanents to have. */
  cost: Partial<Record<Color, number>>;
  workers: number;
  permanents: Partial<Record<Resource, number>>;
  gives_workers: number;
  gives_any: number;
  /** What a starting structure brought at setup. */
  gains: Partial<Record<Resource, number>>;
  score: ScoreView | null;
  /** What it scores now: in a hive for its owner, elsewhere for the viewer if it were theirs. */
  points: number;
}

/** One color of a cost that is being paid. */
export interface StepView {
  color: Color;
  number: number;
  when: 'paid' | 'now' | 'later';
  /** What its own track has paid. */
  track: number;
}

/** A way to pay the color that is asked for. */
export interface WayView {
  key: string;
  track: number;
  wild: number;
  permanents: number;
}

/** An action of a solo card. */
export interface DeedView {
  deed: Deed;
  color: Color | '';
  /** From 1; 0 where the action names a color. */
  row: number;
}

/** A space of a landscape: what it gives, and the worker on it. */
export interface WorkerSpaceView {
  gives: Gives;
  worker: '' | 'standing' | 'lying';
  /** If the viewer, who is to move, fortified this worker. */
  then: ThenView | null;
}

/** How a card scores: a rule, and what it speaks of. */
export interface ScoreView {
  rule: Rule;
  /** Of the rule `fixed`; else 0. */
  points: number;
  /** Of the rule `half`; else empty. */
  color: Color | '';
  /** The guilds that the rule counts. */
  letters: string;
}

/** A starting structure, or an achievement that was marked. */
export interface NumberFacts {
  number: number;
}

/** Workers were put on spaces of a landscape, counted from 1. */
export interface DeployedFacts {
  at: At;
  spaces: number[];
  count: number;
}

/** A worker lay down on a space and took what it gives. */
export interface FortifiedFacts {
  at: At;
  space: number;
  what: Gives;
}

/** Something that says no more than whose doing it was. */
export type NoFacts = Record<string, never>;

/** Workers came home from landscapes. */
export interface RetreatedFacts {
  from: At[];
  count: number;
}

/** Resources came; some found no room and are lost. */
export interface GainedFacts {
  resources: Color[];
  count: number;
  lost: number;
}

/** This number of workers was fetched, or of cards shuffled. */
export interface CountFacts {
  count: number;
}

/** Whoever completed a row gains a wild, or had no room for it. */
export interface RowWildFacts {
  row: number;
  wild: 0 | 1;
}

/** One track went down, another up. */
export interface TradedFacts {
  from: Resource;
  to: Resource;
}

/** A structure was constructed, and is number `cards` of the hive. */
export interface BuiltFacts {
  card: number;
  resources: Resource[];
  count: number;
  workers: number;
  cards: number;
}

/** A palace was constructed, and is number `cards` of the hive. */
export interface PalaceFacts {
  palace: number;
  workers: number;
  cards: number;
}

/** A full row has two leaders and stays. */
export interface TiedFacts {
  row: number;
  strength: number;
}

/** A row was won. */
export interface WonFacts {
  row: number;
  strengths: number[];
  wild: 0 | 1;
}

/** A landscape was discarded, or turned over. */
export interface LandscapeFacts {
  at: At;
  landscape: number;
}

/** A structure came into the market. */
export interface StructureFacts {
  slot: number;
  card: number;
}

/** The opponent turned a card over: which action is done, and why none before it. */
export interface OpponentFacts {
  card: number;
  half: number;
  deed: Deed;
  where: number;
  why: Hindrance[];
}

/** The opponent took a structure. */
export interface TookFacts {
  card: number;
  cards: number;
}

/** The round under way is the last one. */
export interface LastRoundFacts {
  reason: string;
}

/** The match ended. */
export interface OverFacts {
  reason: string;
  scores: number[];
}

/** The achievements that a solo match reached. */
export interface AchievedFacts {
  numbers: number[];
  count: number;
}

/** Something that happened. */
export type Event =
  | Told<'start', NumberFacts>
  | Told<'deployed', DeployedFacts>
  | Told<'fortified', FortifiedFacts>
  | Told<'kept', NoFacts>
  | Told<'retreated', RetreatedFacts>
  | Told<'gained', GainedFacts>
  | Told<'fetched', CountFacts>
  | Told<'row-wild', RowWildFacts>
  | Told<'traded', TradedFacts>
  | Told<'built', BuiltFacts>
  | Told<'palace', PalaceFacts>
  | Told<'skipped', NoFacts>
  | Told<'passed', NoFacts>
  | Told<'tied', TiedFacts>
  | Told<'won', WonFacts>
  | Told<'discarded', LandscapeFacts>
  | Told<'landscape', LandscapeFacts>
  | Told<'structure', StructureFacts>
  | Told<'reshuffled', CountFacts>
  | Told<'opponent', OpponentFacts>
  | Told<'took', TookFacts>
  | Told<'last-round', LastRoundFacts>
  | Told<'over', OverFacts>
  | Told<'achieved', AchievedFacts>
  | Told<'marked', NumberFacts>;

/** The first word of an option's key. */
export type Verb =
  | 'deploy'
  | 'fortify'
  | 'retreat'
  | 'spaces'
  | 'gather'
  | 'trade'
  | 'keep'
  | 'gain'
  | 'build'
  | 'other'
  | 'pay'
  | 'palace'
  | 'skip'
  | 'pass'
  | 'done'
  | 'mark'
  | 'structure'
  | 'landscape'
  | 'start'
  | 'solo'
  | 'take'
  | 'decline';
