// Written by `make types` from Python's types; do not edit by hand.
import type { Told } from './index';

export type Bee =
  | 'normal'
  | 'guardian'
  | 'collector'
  | 'heavyweight'
  | 'turbo'
  | 'rebel'
  | 'berserker'
  | 'drone'
  | 'saboteur'
  | 'organizer';

export type Color = 'amber' | 'blue' | 'red' | 'violet';

export type EventCard =
  | 'surprising-turn'
  | 'advanced-movement'
  | 'mutual-agreement'
  | 'leaping-behaviour'
  | 'royal-favour'
  | 'unintended-consequences'
  | 'valuable-prisoners'
  | 'enemy-takeover'
  | 'peaceful-solution'
  | 'hidden-talents'
  | 'equal-rights'
  | 'spontaneous-inspiration'
  | 'prisoners-protest'
  | 'disappointed-expectations'
  | 'fertile-days'
  | 'state-intervention'
  | 'liberating-effect';

export type Shape = 'corner' | 'straight';

/** What a space of the meadow's back is; empty for a flower alone. */
export type Special =
  | ''
  | 'hole'
  | 'thicket'
  | 'gust'
  | 'honeywell'
  | 'beekeeper'
  | 'leaves'
  | 'arena'
  | 'guerrilla'
  | 'grasshopper'
  | 'rainbow';

/** The table as one seat sees it. */
export interface MeadowView {
  side: 'front' | 'back';
  /** The shape in which the parts are laid. */
  outline: string;
  phase: 'setup' | 'playing';
  parts: PartView[];
  spaces: SpaceView[];
  colors: ColorView[];
  track: TrackView;
  hives: number;
  first_hive: number;
  supply: number;
  player: number;
  first: number;
  direction: number;
  /** The card that holds now. */
  event: EventCard | null;
  turned: EventCard[];
  deck: number;
  calm: number;
  calm_limit: number;
  spent: boolean;
  stack: number | null;
  sorting: number | null;
  sorted: number;
  reason: string;
}

/** The honeycomb. */
export interface TrackView {
  lap: number;
  symbols: number[];
}

/** A part of the meadow: its spaces are six in a row, clockwise, from `first` on. */
export interface PartView {
  id: string;
  shape: Shape;
  first: number;
  spaces: number;
}

/** A space of the ring. */
export interface SpaceView {
  at: number;
  part: string;
  value: number;
  /** What the flower counts under the open card. */
  counts: number;
  special: Special;
  /** The letter that a hole shares with its partner; else empty. */
  pair: string;
  partner: number | null;
  group: BeesView | null;
  /** The bees that the group covers. */
  under: BeesView | null;
  /** The special space acted in this turn. */
  used: boolean;
  /** What the space would give its group in a scoring now. */
  points: number;
}

/** What a color has besides its bees on the meadow. */
export interface ColorView {
  points: number;
  high: number;
  jelly: number;
  scorings: number;
  hives: Bee[];
  waiting: Bee[];
  home: Bee[];
  gone: number;
  /** What a scoring would bring now. */
  worth: number;
  /** The seat that decides for it. */
  hand: number;
}

/** Bees of one color on a space, from the top down; None for bees that the seat may not see. */
export interface BeesView {
  color: number;
  count: number;
  bees: (Bee | null)[];
}

/** Something that says no more than whose doing it was. */
export interface ColorFacts {
  color: Color;
}

/** A color took a special bee into its starting stack. */
export interface PickedFacts {
  color: Color;
  bee: Bee;
}

/** Something happened on a space. */
export interface PlaceFacts {
  color: Color;
  at: number;
}

/** An event card was turned over. */
export interface EventFacts {
  event: EventCard;
}

/** Bees flew. Only seats that may look know which; `covers` counts the bees that they covered. */
export interface FlightFacts {
  color: Color;
  from: number;
  to: number;
  count: number;
  top: Bee;
  covers: number;
  bees?: Bee[];
}

/** The beekeeper took a point off another color. */
export interface RobbedFacts {
  color: Color;
  at: number;
  victim: Color;
  loss: number;
}

/** A flight of this many spaces gave points to the others. */
export interface UnintendedFacts {
  color: Color;
  spaces: number;
}

/** A color moved a group of another. */
export interface TakeoverFacts {
  color: Color;
  victim: Color;
}

/** A bee was exchanged. Only seats that may look know where. */
export interface InspiredFacts {
  color: Color;
  bee: Bee;
  at?: number;
}

/** Groups were stacked up, the first one on top. */
export interface GatheredFacts {
  color: Color;
  spaces: number[];
  at: number;
  count: number;
  top: Bee;
}

/** A group was sorted. Only seats that may look know how. */
export interface SortedFacts {
  color: Color;
  at: number;
  top: Bee;
  bees?: Bee[];
}

/** A color scored its spaces. */
export interface ScoredFacts {
  color: Color;
  points: number;
  spaces: number[];
  /** What each of the spaces gave. */
  by_space: number[];
}

/** A special bee came on top of the new stack. */
export interface AddedFacts {
  color: Color;
  bee: Bee;
  at: number;
}

/** A color took a royal jelly. */
export interface JellyFacts {
  color: Color;
  why: 'rematch' | 'favour' | 'symbol' | 'hive';
}

/** A bee was freed and flew on. */
export interface FreedFacts {
  color: Color;
  from: number;
  to: number;
  bee: Bee;
}

/** A bee went into a beehive. Only seats that may look know from where. */
export interface GaveFacts {
  color: Color;
  bee: Bee;
  hive: number;
  covered: boolean;
  from?: number;
}

/** Royal jellies became points at the end. */
export interface LeftoverFacts {
  color: Color;
  points: number;
}

/** The match ended. */
export interface OverFacts {
  reason: string;
  points: number[];
}

/** Something that happened. */
export type Event =
  | Told<'start', ColorFacts>
  | Told<'picked', PickedFacts>
  | Told<'placed', PlaceFacts>
  | Told<'event', EventFacts>
  | Told<'flew', FlightFacts>
  | Told<'leapt', FlightFacts>
  | Told<'dug', FlightFacts>
  | Told<'gust', PlaceFacts>
  | Told<'hop', ColorFacts>
  | Told<'honey', PlaceFacts>
  | Told<'robbed', RobbedFacts>
  | Told<'unintended', UnintendedFacts>
  | Told<'takeover', TakeoverFacts>
  | Told<'inspired', InspiredFacts>
  | Told<'gathered', GatheredFacts>
  | Told<'sorted', SortedFacts>
  | Told<'scored', ScoredFacts>
  | Told<'added', AddedFacts>
  | Told<'jelly', JellyFacts>
  | Told<'point', ColorFacts>
  | Told<'again', ColorFacts>
  | Told<'freed', FreedFacts>
  | Told<'gave', GaveFacts>
  | Told<'leftover', LeftoverFacts>
  | Told<'over', OverFacts>;

/** The first word of an option's key. */
export type Verb =
  | 'done'
  | 'wait'
  | 'score'
  | 'point'
  | 'again'
  | 'hop'
  | 'stay'
  | 'yes'
  | 'no'
  | 'shown'
  | 'start'
  | 'last'
  | 'part'
  | 'pick'
  | 'add'
  | 'next'
  | 'place'
  | 'begin'
  | 'organize'
  | 'alone'
  | 'free'
  | 'give'
  | 'move'
  | 'event'
  | 'talent'
  | 'swap'
  | 'leap'
  | 'takeover'
  | 'rob'
  | 'tunnel';
