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
 * Ask each seat's chance to win over the course of the match, as known to one's own seat or to spectators; once the
 * match is over also to any seat, or with everything open. The result is a ChancesSeen.
 */
export interface Chances {
  do: 'chances';
  id: number;
  viewer?: number | null;
  /** Whether everything is open; only once the match is over. */
  whole?: boolean;
  /** Leave out the first entries of the log, up to this one. */
  after?: number;
}

/** A chance to win, and the bounds between which it most likely lies. */
export interface ChanceSeen {
  chance: number;
  low: number;
  high: number;
}

export interface ChancesSeen {
  points: PointSeen[];
}

/** Ask what a bot would answer, and why. The result is a HintSeen. */
export interface Hint {
  do: 'hint';
  id: number;
  seat: number;
}

export interface HintSeen {
  key: string;
  /** The seat's chance to win now; `null` where nobody can lose. */
  before: number | null;
  /** The seat's chance to win at the end of its turn; `null` where nobody can lose. */
  after: number | null;
  /** The number of iterations of the search. */
  tried: number;
  reasons: Reason[];
}

/** A costly decision: what was answered when the log had this many entries, and what was better. */
export interface LessonSeen {
  entries: number;
  seat: number;
  prompt: string;
  taken: string;
  better: string;
  /** The chance to win with the better option. */
  chance: number;
  cost: number;
  /** Why the better option was better. */
  reason: Reason;
}

/** Each seat's chance when the log had this many entries. */
export interface PointSeen {
  entries: number;
  chances: ChanceSeen[];
}

/** A sentence: the message `coach-<id>` with its facts. `option` is a key and `seat` a seat. */
export interface Reason {
  id: string;
  facts: Record<string, string | number>;
}

/**
 * Ask, once the match is over, which decisions of a seat were costly. The result is a ReviewSeen for a part of the log,
 * which starts at an entry.
 */
export interface Review {
  do: 'review';
  id: number;
  seat: number;
  after?: number;
}

/** Costly decisions, and the entry where the next part starts; `null` if there is none. */
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
  /** The length of the log when the person saw the decision. An answer to an older decision is refused as `stale`. */
  entries: number;
}

/** Ask what each option of the seat's decision reveals. The result is {key: reveals}. */
export interface AskReveals {
  do: 'reveals';
  id: number;
  seat: number;
}

/** Ask the others to go back to where the log had this many entries. It is done once all agree. */
export interface AskTakeback {
  do: 'takeback';
  id: number;
  seat: number;
  entries: number;
}

/**
 * Ask for the sight when the log had this many entries: one's own or a spectator's, or any seat's once the match is
 * over.
 */
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

/** Ask for the scores over the course of the match. The result is [{entries, scores}], in order. */
export interface Course {
  do: 'course';
  id: number;
}

/**
 * Give a chair to a bot, to a person or to someone at this screen, for the host. During a match only a free chair can
 * be given, and only to a bot.
 */
export interface GiveChair {
  do: 'chair';
  id: number;
  seat: number;
  kind: ChairKind;
  level?: string;
  name?: string;
}

/** Make a new key for the seat, for another person or device. The old one becomes void. */
export interface HandOver {
  do: 'hand-over';
  id: number;
  seat: number;
}

/** The first message, within five seconds: which table, and who the client is. */
export interface Hello {
  do: 'hello';
  id: number;
  table?: string;
  watch?: string;
  keys?: string[];
  host?: string;
  /** The last step seen; `null` to get the whole table. */
  seen?: number | null;
  /** The number of events that the client has, for each of its seats in order. */
  told?: number[];
  /** Whether to take the seats over from another device. */
  take?: boolean;
  /** Any word that the client keeps. The same device may reconnect without asking. */
  device?: string;
}

export interface Ping {
  do: 'ping';
  id: number;
}

/** Ask what an option would do, in a world that fits what the seat knows. The result is a PreviewSeen. */
export interface Preview {
  do: 'preview';
  id: number;
  seat: number;
  key: string;
}

/** Ask for a rematch. Once all people have asked, the result and `room.next_table` name it. */
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

/** Revoke a link, for the host: `watch` or `table`. The result is the new one. */
export interface Revoke {
  do: 'revoke';
  id: number;
  link: 'watch' | 'table';
}

/**
 * Free a chair and void its key, for the host: before the start any person's chair, during a match that of someone who
 * was away for the table's grace time and at least five minutes, or for an hour at a table without a grace time.
 */
export interface SendAway {
  do: 'send-away';
  id: number;
  seat: number;
}

/** Set a standing order: the key that answers this question in other seats' turns. An empty key removes it. */
export interface Standing {
  do: 'standing';
  id: number;
  seat: number;
  prompt: string;
  key?: string;
}

/** Stand up. The chair is free again; during a match a bot plays if the table has a grace time. */
export interface StandUp {
  do: 'leave';
  id: number;
  seat: number;
}

export interface Undo {
  do: 'undo';
  id: number;
  seat: number;
}

/** Ask why an option is not offered. The result is {clause, text} or null. */
export interface Why {
  do: 'why';
  id: number;
  seat: number;
  key: string;
}

/** A game, for the lobby and the form of a new table. */
export interface GameForm {
  name: string;
  rules: number;
  modes: ModeForm[];
  settings: SettingForm[];
  standing: StandingForm[];
  minutes: number[];
  /** How complex the game is, from 1 to 5. */
  weight: number;
}

/** A bot that can be given a chair. Its words are `level-<name>` and `level-<name>-about`. */
export interface LevelForm {
  name: string;
}

export interface ModeForm {
  name: string;
  default: boolean;
  seats: number[];
  default_seats: number;
  house_seats: number[];
  /** How long a match takes, from and to, in minutes; empty if not known. */
  minutes: number[];
}

/** One setting of a game, for the form of a new table. */
export interface SettingForm {
  name: string;
  type: 'yes-no' | 'number' | 'choice';
  choices: Value[];
  default: Value;
  modes: string[];
}

/**
 * A question that a seat is asked in other seats' turns, and the keys that a standing order may give. Its words are
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
  /** Whether someone is connected for the seat now. */
  here: boolean;
  /** Whether a bot plays for a person who is away or out of time. */
  bot_plays: boolean;
  resigned: boolean;
  /** Seconds left on the clock, at `Room.now`. */
  left: number | null;
  /** Seats of one side win together and may see each other's hands. */
  side: number;
}

/** The point of another match that this one started from. */
export interface Fork {
  entries: number;
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

/** An answer by a standing order: the seat, and the length of the log after it. */
export interface Ordered {
  seat: number;
  entry: number;
}

/** What is known of a match that was made under other rules, without replaying it. */
export interface OtherRules {
  /** The rules that the server has; `Room.rules` are those of the match. */
  rules: number;
  /** The last scores; empty if there are none. */
  scores: number[];
  /** How the match ended; empty if it did not. */
  reason: string;
}

/** Who is at the table and how it is set up. Nothing in it is secret to people with a link. */
export interface Room {
  /** The table's link; empty for spectators. */
  table: string;
  /** The spectators' key; empty for spectators. */
  watch: string;
  game: string;
  mode: string;
  settings: Record<string, Value>;
  rules: number;
  phase: Phase;
  chairs: Chair[];
  listed: boolean;
  grace: number;
  clock: TimeLimit | null;
  takeback: Takeback | null;
  /** The link of the rematch; empty before it is made, and for spectators. */
  next_table: string;
  /** The seats that have asked for a rematch. */
  rematch: number[];
  forked_from: Fork | null;
  /** Whether someone may know the seed and so what chance will deal: the host chose it, or a match file names it. */
  seeded: boolean;
  /** The answers that standing orders gave, in order. */
  ordered: Ordered[];
  /** The newest things that happened to seats since the match began, in order. */
  notes: Note[];
  /** Whether people may ask the coach for hints. */
  hints: boolean;
  /** Whether the coach tells each seat's chance to win. */
  chances: boolean;
  /**
   * Set if the match was made under other rules than the server has. It is kept and can be exported, but it can't be
   * shown or continued.
   */
  kept: OtherRules | null;
  entries: number;
  /** The seats whose clocks run. */
  running: number[];
  now: number;
  /** The time of the last entry, in seconds since 1970. */
  last: number;
}

/** A seat's request to go back to where the log had this many entries. */
export interface Takeback {
  seat: number;
  entries: number;
  agreed: number[];
}

/** A command was done; its result. */
export interface Done {
  type: 'done';
  id: number;
  result: unknown;
}

/** A command was refused, or the connection if the id is 0. Nothing was changed. */
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

/** Who is connected now. This is not a step and is not repeated after a reconnection. */
export interface Presence {
  type: 'presence';
  room: Room;
}

/** Something happened at the table. `n` grows by one with each step. */
export interface Step<G extends Game = Game> {
  type: 'step';
  n: number;
  /** `answer`, `undo`, `takeback`, `sat`, `left`, `away`, `back`, `resigned`, `over`, … */
  kind: string;
  /** The seat that caused it; -1 if none did. */
  seat: number;
  room: Room;
  /**
   * One for each seat that the client holds, or the spectator's. Empty before the start, and if another step follows at
   * once.
   */
  sights: Sight<G>[];
}

/**
 * The first message. A new client gets the whole table. For a client that reconnects, `n` is the last step it saw and
 * `sights` is empty; the steps it missed follow.
 */
export interface Welcome<G extends Game = Game> {
  type: 'welcome';
  n: number;
  /** The seats that this client holds; empty for a spectator. */
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

/** A view, as `Match.view` returns it. */
export interface MatchView<G extends Game = Game> {
  settings: SettingsSeen;
  /** The version of the rules. */
  rules: number;
  /** The length of the log. */
  entries: number;
  /** The seats that are asked now. */
  waiting: number[];
  prompt: string | null;
  over: boolean;
  scores: number[];
  /** Each seat's rank once the match is over; the winner has rank 1. */
  ranks: number[] | null;
  viewer: number | null;
  table: Table<G>;
}

/** A new key of a seat or of the spectators, or the new link of the table. */
export interface NewKey {
  key: string;
}

/** One that may be taken; the command `reveals` tells what it would reveal. */
export interface OptionSeen {
  key: string;
}

/** What an option would do, in a world that fits what the seat knows. */
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

/** The link of the rematch, whose seats have the same keys; empty until all people have asked. */
export interface Rematched {
  table: string;
}

/** A game's rules, and the rulings on open questions as Markdown. */
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

/** The settings of a match. */
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
  /** What the viewer is asked; `null` if nothing. */
  decision: DecisionSeen | null;
  sheet: SheetLine[];
  reason: string;
  can_undo: boolean;
  /** The number of the client's events that still hold; the rest were taken back. */
  keep: number;
  /** The events after those. */
  told: ToldSeen<G>[];
  /** The viewer's own standing orders. */
  standing: Record<string, string>;
}

/** The scores when the log had this many entries. */
export interface Stand {
  entries: number;
  scores: number[];
}

export interface WhySeen {
  clause: string;
  text: string;
}

/** A new table and every key that its host gets: of the own seat and of seats at this screen. */
export interface Made {
  table: string;
  /** The key in the spectators' link. */
  watch: string;
  keys: SeatKey[];
  /** The host's key: for revoking links, giving chairs away and sending people away. */
  host: string;
}

/** A chair of a new table. */
export interface NewChair {
  kind?: ChairKind;
  /** The level of a bot. */
  level?: string;
  /** The name of someone at this screen. */
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
  clock?: TimeLimit | null;
}

/** `POST /api/tables`. */
export interface NewTable {
  game: string;
  chairs: NewChair[];
  mode?: string | null;
  settings?: Record<string, Value>;
  /** The name of the host, who gets the first chair that is not for a bot. */
  name?: string;
  color?: Color;
  listed?: boolean;
  /** Seconds after which a bot plays for someone who is away; 0 means never. */
  grace?: number;
  clock?: TimeLimit | null;
  seed?: number | null;
  /** Standing orders that all people start with: the key for each question. */
  standing?: Record<string, string>;
  /** Hints before the end: `alone` only against bots, `always`, or `never`, and no chances either. */
  coach?: Coach;
  /** Seconds that the highest level thinks about a decision; 0 means its usual time. */
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
   * The seat's key, if the client makes it: 32 to 64 random letters, digits, `-` or `_`. Repeating a request with the
   * same key gives the same seat.
   */
  key?: string;
}

/** The clock of each seat: seconds for all of its decisions, and seconds added by each answer. */
export interface TimeLimit {
  bank: number;
  more?: number;
}

/** Something that happened to a seat. Its words are `page-step-<kind>`. */
export interface Note {
  kind: string;
  seat: number;
  /** The name of the person who sat there. */
  name: string;
  /** The length of the log at that time. */
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
  | StandUp
  | SendAway
  | HandOver
  | Revoke
  | GiveChair
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
