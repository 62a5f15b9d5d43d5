// Written by `make types` from Python's types; do not edit by hand.
import type * as Hivernation from './hivernation';
import type * as Ambrosia from './ambrosia';
import type * as Propolis from './propolis';
import type * as Apiary from './apiary';
export type { Hivernation, Ambrosia, Propolis, Apiary };

export type ChairKind = 'person' | 'bot' | 'here';
export type Coach = 'alone' | 'always' | 'never';
export type Color = 'honey' | 'clover' | 'heather' | 'cornflower' | 'poppy';
export type Reveals = 'nothing' | 'chance' | 'turn' | 'end';
export type Phase = 'waiting' | 'playing' | 'over';
export type Value = string | number | boolean;

/** What each game shows, tells and asks. */
export interface Games {
  hivernation: { table: Hivernation.HiveView; event: Hivernation.Event; verb: Hivernation.Verb };
  ambrosia: { table: Ambrosia.MeadowView; event: Ambrosia.Event; verb: Ambrosia.Verb };
  propolis: { table: Propolis.RealmView; event: Propolis.Event; verb: Propolis.Verb };
  apiary: { table: Apiary.ColonyView; event: Apiary.Event; verb: Apiary.Verb };
}
export type Game = keyof Games;
/** What a game shows: the `table` of a view. */
export type Table<G extends Game = Game> = Games[G]['table'];
/** The first word of an option's key. */
export type Verb<G extends Game = Game> = Games[G]['verb'];

/** Something that happened, as the viewer may know it: `<game>-event-<name>` with facts. */
export interface Told<Name extends string = string, Facts = unknown> {
  name: Name;
  seat: number;
  entry: number;
  facts: Facts;
}
/** An event of a game; its name says what its facts are. */
export type ToldSeen<G extends Game = Game> = Games[G]['event'];

/**
 * How likely each seat was to win, over the match: a ChancesSeen. From one's own sight or a watcher's; once the match
 * is over from anybody's, or with everything open.
 */
export interface Chances {
  do: 'chances';
  id: number;
  viewer?: number | null;
  /** With everything open, once the match is over. */
  whole?: boolean;
  /** Only what came after so many entries. */
  after?: number;
}

/** A chance to win, and between which it most likely lies. */
export interface ChanceSeen {
  chance: number;
  low: number;
  high: number;
}

export interface ChancesSeen {
  points: PointSeen[];
}

/** What a bot would answer, and why: a HintSeen. */
export interface Hint {
  do: 'hint';
  id: number;
  seat: number;
}

export interface HintSeen {
  key: string;
  /** The seat's chance to win now, and at the end of its turn; None where nobody can lose. */
  before: number | null;
  after: number | null;
  tried: number;
  reasons: Reason[];
}

/** A decision that cost: what was taken where the log had so many entries, what was better. */
export interface LessonSeen {
  entries: number;
  seat: number;
  prompt: string;
  taken: string;
  better: string;
  /** With the better option. */
  chance: number;
  cost: number;
  /** What the one that was taken lacked. */
  reason: Reason;
}

/** After so many entries, the chance of each seat. */
export interface PointSeen {
  entries: number;
  chances: ChanceSeen[];
}

/** A sentence: the message `coach-<id>`. Of its facts, `option` is a key and `seat` a seat. */
export interface Reason {
  id: string;
  facts: Record<string, string | number>;
}

/**
 * Once the match is over: a seat's decisions that cost, a part of the log at a time, from an entry on: a ReviewSeen.
 */
export interface Review {
  do: 'review';
  id: number;
  seat: number;
  after?: number;
}

/** What was found, and from which entry on there is more to look at; None: no more. */
export interface ReviewSeen {
  lessons: LessonSeen[];
  after: number | null;
}

/** Agree to the take-back, or refuse it. */
export interface Agree {
  do: 'agree';
  id: number;
  seat: number;
  yes: boolean;
}

export interface Answer {
  do: 'answer';
  id: number;
  seat: number;
  key: string;
  /** How long the log was when the person saw the question: an answer to an older one is refused as `stale`. */
  entries: number;
}

/** What each option of the seat's decision reveals: {key: reveals}. */
export interface AskReveals {
  do: 'reveals';
  id: number;
  seat: number;
}

/** Ask the others to go back to where the log had so many entries; done once all agree. */
export interface AskTakeback {
  do: 'takeback';
  id: number;
  seat: number;
  entries: number;
}

/** The table after so many entries: a Sight. One's own or a watcher's; any seat's once the match is over. */
export interface At {
  do: 'at';
  id: number;
  entries: number;
  viewer?: number | null;
}

/** Take the seat back from the bot that plays for it. */
export interface Back {
  do: 'back';
  id: number;
  seat: number;
}

/**
 * The host gives a chair to a bot, to a person, or to someone at this screen; once the match has started, only a free
 * chair and only to a bot.
 */
export interface Chairs {
  do: 'chair';
  id: number;
  seat: number;
  kind: ChairKind;
  level?: string;
  name?: string;
}

/** How the scores came about: [{entries, scores}], in order. */
export interface Course {
  do: 'course';
  id: number;
}

/** A new key for the seat, for another person or device; the old one no longer holds. */
export interface HandOver {
  do: 'hand-over';
  id: number;
  seat: number;
}

/** The first message, within five seconds: which table, and who I am. */
export interface Hello {
  do: 'hello';
  id: number;
  table?: string;
  watch?: string;
  keys?: string[];
  host?: string;
  /** The last step seen; None: send the whole of where it stands. */
  seen?: number | null;
  /** How many told events the client has, for each of its seats in order. */
  told?: number[];
  /** Take the seats over from another device that is connected for them. */
  take?: boolean;
  /** Any word that the client keeps: the same device may come back without asking. */
  device?: string;
}

/** Stand up: before the start the chair is free again, later a bot or nobody plays. */
export interface Leave {
  do: 'leave';
  id: number;
  seat: number;
}

export interface Ping {
  do: 'ping';
  id: number;
}

/** What would happen, in a world that the seat may imagine: {told, table, scores, reveals}. */
export interface Preview {
  do: 'preview';
  id: number;
  seat: number;
  key: string;
}

/** Want a rematch; once all people do, the result (and the next `room.next_table`) names it. */
export interface Rematch {
  do: 'rematch';
  id: number;
  seat: number;
}

export interface Resign {
  do: 'resign';
  id: number;
  seat: number;
}

/** The host takes a link back: `watch` or `table`; the result is the new one. */
export interface Revoke {
  do: 'revoke';
  id: number;
  link: 'watch' | 'table';
}

/**
 * The host frees a chair and voids its key: before the start any person's; in a match that of someone who was away for
 * the table's grace time and at least five minutes, or for an hour.
 */
export interface SendAway {
  do: 'send-away';
  id: number;
  seat: number;
}

/** A standing order: the key that answers this question in others' turns; empty: ask me. */
export interface Standing {
  do: 'standing';
  id: number;
  seat: number;
  prompt: string;
  key?: string;
}

export interface Undo {
  do: 'undo';
  id: number;
  seat: number;
}

/** Why can't I? The result is {clause, text} or null. */
export interface Why {
  do: 'why';
  id: number;
  seat: number;
  key: string;
}

/** A game in the lobby and in the form of a new table. */
export interface GameForm {
  name: string;
  rules: number;
  modes: ModeForm[];
  settings: SettingForm[];
  standing: StandingForm[];
  minutes: number[];
  /** How heavy, from 1 to 5. */
  weight: number;
}

/** A bot that can be given a chair; its words are `level-<name>` and `level-<name>-about`. */
export interface LevelForm {
  name: string;
}

export interface ModeForm {
  name: string;
  default: boolean;
  seats: number[];
  default_seats: number;
  house_seats: number[];
  /** How long a match takes, from and to; empty if not known. */
  minutes: number[];
}

/** One setting of a game, so that the page can draw its form. */
export interface SettingForm {
  name: string;
  type: 'yes-no' | 'number' | 'choice';
  choices: Value[];
  default: Value;
  modes: string[];
}

/**
 * A question that falls to a seat in others' turns, and the keys that may answer it each time; its words are
 * `<game>-standing-<prompt>`.
 */
export interface StandingForm {
  prompt: string;
  keys: string[];
}

/** A seat and who sits there. */
export interface Chair {
  seat: number;
  kind: ChairKind;
  taken: boolean;
  name: string;
  color: Color;
  level: string;
  /** Is someone connected for it now? */
  here: boolean;
  /** Someone is away, and a bot plays. */
  bot_plays: boolean;
  resigned: boolean;
  /** Seconds left on the clock, at `Room.now`. */
  left: number | null;
  /** Seats of one side win together and may see each other's hands. */
  side: number;
}

export interface Fork {
  entries: number;
}

/** A match that was made under other rules: what is known of it without replaying it. */
export interface Kept {
  /** The rules that the server has; `Room.rules` are those of the match. */
  rules: number;
  /** As they last stood; empty if there were none yet. */
  scores: number[];
  /** How the match ended; empty if it had not. */
  reason: string;
}

/** An open table in the lobby. */
export interface Listing {
  table: string;
  game: string;
  mode: string;
  chairs: Chair[];
  since: number;
  /** As in `Room`. */
  seeded: boolean;
}

/** A standing order answered: whose, and how long the log was then. */
export interface Ordered {
  seat: number;
  entry: number;
}

/** Who is at the table and how it was set; nothing of it is secret to those with a link. */
export interface Room {
  /** Empty for watchers. */
  table: string;
  /** The watchers' key, for whoever may sit down here; empty for watchers. */
  watch: string;
  game: string;
  mode: string;
  settings: Record<string, Value>;
  rules: number;
  phase: Phase;
  chairs: Chair[];
  listed: boolean;
  grace: number;
  clock: Clock | null;
  takeback: Takeback | null;
  /** The rematch, once it is made; empty before, and for watchers. */
  next_table: string;
  /** The seats that want one. */
  rematch: number[];
  forked_from: Fork | null;
  /** Someone may know the seed, and so what chance will deal: the maker chose it, or a match file names it. */
  seeded: boolean;
  /** The answers that standing orders gave. */
  ordered: Ordered[];
  /** What happened to seats since the match began: the newest, in order. */
  notes: Note[];
  /** May people ask the coach what to do? */
  hints: boolean;
  /** Does the coach say how likely each seat is to win? */
  chances: boolean;
  /**
   * Set if the match was made under other rules than the server has: it is kept and can be exported, but there are no
   * sights of it, and nobody can play on.
   */
  kept: Kept | null;
  entries: number;
  /** The seats whose clocks run. */
  running: number[];
  now: number;
  /** When something last happened, in seconds since 1970. */
  last: number;
}

/** Someone asks to go back to where the log had so many entries. */
export interface Takeback {
  seat: number;
  entries: number;
  agreed: number[];
}

/** A command was done, and what it gives back. */
export interface Done {
  type: 'done';
  id: number;
  result: unknown;
}

/** A command was refused, or (id 0) the connection: nothing was changed. */
export interface Fault {
  type: 'fault';
  id: number;
  code: string;
  message: string;
  clause: string | null;
}

export interface Pong {
  type: 'pong';
  id: number;
}

/** Who is connected now; not a step, and never missed. */
export interface Presence {
  type: 'presence';
  room: Room;
}

/** Something happened at the table; `n` grows by one with each. */
export interface Step<G extends Game = Game> {
  type: 'step';
  n: number;
  /** `answer`, `undo`, `takeback`, `sat`, `left`, `away`, `back`, `resigned`, `over`, … */
  kind: string;
  /** Whose doing; -1 for the house. */
  seat: number;
  room: Room;
  /**
   * One for each seat that the client holds, or the watcher's. Empty while waiting, and where the next step follows at
   * once: then nothing changes on the table until that one.
   */
  sights: Sight<G>[];
}

/**
 * The first message. To a new client: where the table stands. To one that comes back: `n` is the step it saw last and
 * `sights` is empty; what it missed follows as steps.
 */
export interface Welcome<G extends Game = Game> {
  type: 'welcome';
  n: number;
  /** The seats that this client holds; empty: a watcher. */
  seats: number[];
  host: boolean;
  room: Room;
  sights: Sight<G>[];
}

export interface ClauseSeen {
  id: string;
  text: string;
  /** The rulings that it rests on, as `HIV-Q46`. */
  rulings: string[];
}

export interface DecisionSeen {
  seat: number;
  prompt: string;
  facts: Record<string, string>;
  options: OptionSeen[];
  refusals: RefusalSeen[];
}

/** What `Match.view` gives. */
export interface MatchView<G extends Game = Game> {
  settings: SettingsSeen;
  /** The version of the rules. */
  rules: number;
  /** How long the log is. */
  entries: number;
  /** The seats that are asked. */
  waiting: number[];
  prompt: string | null;
  over: boolean;
  scores: number[];
  /** Once the match is over: 1 for whoever won. */
  ranks: number[] | null;
  viewer: number | null;
  table: Table<G>;
}

/** A new key of a seat or of the watchers, or the new name of the table. */
export interface NewKey {
  key: string;
}

/** One that may be taken; the command `reveals` tells what it would reveal. */
export interface OptionSeen {
  key: string;
}

/** What would happen in a world that the seat may imagine. */
export interface PreviewSeen<G extends Game = Game> {
  told: ToldSeen<G>[];
  table: Table<G>;
  scores: number[];
  reveals: Reveals;
}

export interface RefusalSeen {
  key: string;
  clause: string;
}

/** The next table, whose seats have the same keys; empty until all people want it. */
export interface Rematched {
  table: string;
}

/** The rules of a game, and how we settle what they leave open (Markdown). */
export interface RulesSeen {
  game: string;
  sections: SectionSeen[];
  rulings: string;
}

export interface SectionSeen {
  name: string;
  title: string;
  clauses: ClauseSeen[];
}

/** How a match was set. */
export interface SettingsSeen {
  game: string;
  mode: string;
  seats: number;
  values: Record<string, Value>;
}

export interface SheetLine {
  seat: number;
  id: string;
  points: number;
}

/** All that one viewer may know at one moment. */
export interface Sight<G extends Game = Game> {
  viewer: number | null;
  view: MatchView<G>;
  /** What the viewer is asked, if it is. */
  decision: DecisionSeen | null;
  sheet: SheetLine[];
  reason: string;
  can_undo: boolean;
  /** So many of the told events that the client has still hold; the rest were taken back. */
  keep: number;
  /** What follows after them. */
  told: ToldSeen<G>[];
  /** The viewer's own standing orders. */
  standing: Record<string, string>;
}

/** The scores after so many entries. */
export interface Stand {
  entries: number;
  scores: number[];
}

export interface WhySeen {
  clause: string;
  text: string;
}

/** Seconds for all of a seat's decisions, and seconds won back by each answer. */
export interface Clock {
  bank: number;
  more?: number;
}

/** A new table, with every key that its maker holds: own seat, and seats at this screen. */
export interface Made {
  table: string;
  /** The key of the watchers' link. */
  watch: string;
  keys: SeatKey[];
  /** The maker's key: starting, revoking links, giving chairs to bots. */
  host: string;
}

/** A chair of a new table. */
export interface NewChair {
  kind?: ChairKind;
  /** Of a bot. */
  level?: string;
  /** Of someone at this screen. */
  name?: string;
  color?: Color | null;
}

/** `POST /api/tables/{table}/fork`: play on from a point of a finished match. */
export interface NewFork {
  entries: number;
  chairs: NewChair[];
  name?: string;
  color?: Color;
  listed?: boolean;
  grace?: number;
  clock?: Clock | null;
}

/** `POST /api/tables`. */
export interface NewTable {
  game: string;
  chairs: NewChair[];
  mode?: string | null;
  settings?: Record<string, Value>;
  /** Who makes the table, and sits down on the first chair for a person or someone here. */
  name?: string;
  color?: Color;
  listed?: boolean;
  /** Seconds after which a bot plays for someone who is away; 0: never. */
  grace?: number;
  clock?: Clock | null;
  seed?: number | null;
  /** Standing orders with which all people begin: the key for each question. */
  standing?: Record<string, string>;
  /** Hints: `alone` against bots, `always`, or `never` (and no chances either) before the end. */
  coach?: Coach;
  /** Seconds for which the highest level thinks about a decision; 0: as long as it always does. */
  think?: number;
}

/** The key of a seat. */
export interface SeatKey {
  seat: number;
  key: string;
}

/** `POST /api/tables/{table}/sit`. */
export interface Sit {
  name: string;
  color?: Color | null;
  seat?: number | null;
  /**
   * The seat's key, if the client makes it: 32 to 64 random letters, digits, `-` or `_`. Asking again with the same key
   * after a lost answer gives the same seat.
   */
  key?: string;
}

/** Something happened to a seat: `page-step-<kind>`, and how long the log was then. */
export interface Note {
  kind: string;
  seat: number;
  /** Who sat there. */
  name: string;
  entries: number;
}

export type Command =
  | Hello
  | Answer
  | Undo
  | AskTakeback
  | Agree
  | Resign
  | Rematch
  | Back
  | Leave
  | SendAway
  | HandOver
  | Revoke
  | Chairs
  | Standing
  | AskReveals
  | Why
  | Preview
  | Hint
  | Chances
  | Review
  | At
  | Course
  | Ping;

export type Message =
  | Welcome
  | Step
  | Done
  | Fault
  | Presence
  | Pong;

/** What each command gives back. */
export interface Results<G extends Game = Game> {
  hello: null;
  answer: null;
  undo: null;
  takeback: null;
  agree: null;
  resign: null;
  rematch: Rematched;
  back: null;
  leave: null;
  'send-away': null;
  'hand-over': NewKey;
  revoke: NewKey;
  chair: NewKey;
  standing: null;
  reveals: Record<string, Reveals>;
  why: WhySeen | null;
  preview: PreviewSeen<G>;
  hint: HintSeen;
  chances: ChancesSeen;
  review: ReviewSeen;
  at: Sight<G>;
  course: Stand[];
  ping: null;
}
