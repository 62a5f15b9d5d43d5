// What goes over the wire, and what the games show. Written by `make types` from
// src/skep/server/wire and the games' views; do not edit by hand.
/* eslint-disable */

export type Value = string | number | boolean;
export type ChairKind = "person" | "bot" | "here";
export type Coach = "alone" | "always" | "never";
export type Colour = "honey" | "clover" | "heather" | "cornflower" | "poppy";
export type Reveals = "nothing" | "chance" | "turn" | "end";
export type Phase = "waiting" | "playing" | "over";

/** How likely each seat was to win, over the match: a ChancesSeen. From one's own sight or a watcher's; once the match is over from anybody's, or with everything open. */
export interface Chances {
  do: "chances";
  id: number;
  viewer?: number | null;
  whole?: boolean;
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
  do: "hint";
  id: number;
  seat: number;
}

export interface HintSeen {
  key: string;
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
  chance: number;
  cost: number;
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

/** Once the match is over: a seat's decisions that cost, a part of the log at a time, from an entry on: a ReviewSeen. */
export interface Review {
  do: "review";
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
  do: "agree";
  id: number;
  seat: number;
  yes: boolean;
}

export interface Answer {
  do: "answer";
  id: number;
  seat: number;
  key: string;
  entries: number;
}

/** What each option of the seat's decision reveals: {key: reveals}. */
export interface AskReveals {
  do: "reveals";
  id: number;
  seat: number;
}

/** Ask the others to go back to where the log had so many entries; done once all agree. */
export interface AskTakeback {
  do: "takeback";
  id: number;
  seat: number;
  entries: number;
}

/** The table after so many entries: a Sight. One's own or a watcher's; any seat's once the match is over. */
export interface At {
  do: "at";
  id: number;
  entries: number;
  viewer?: number | null;
}

/** Take the seat back from the bot that plays for it. */
export interface Back {
  do: "back";
  id: number;
  seat: number;
}

/** The host gives a chair to a bot, to a person, or to someone at this screen; once the match has started, only a free chair and only to a bot. */
export interface Chairs {
  do: "chair";
  id: number;
  seat: number;
  kind: ChairKind;
  level?: string;
  name?: string;
}

/** How the scores came about: [{entries, scores}], in order. */
export interface Course {
  do: "course";
  id: number;
}

/** A new key for the seat, for another person or device; the old one no longer holds. */
export interface HandOver {
  do: "hand-over";
  id: number;
  seat: number;
}

/** The first message, within five seconds: which table, and who I am. */
export interface Hello {
  do: "hello";
  id: number;
  table?: string;
  watch?: string;
  keys?: string[];
  host?: string;
  seen?: number | null;
  told?: number[];
  take?: boolean;
  device?: string;
}

/** Stand up: before the start the chair is free again, later a bot or nobody plays. */
export interface Leave {
  do: "leave";
  id: number;
  seat: number;
}

export interface Ping {
  do: "ping";
  id: number;
}

/** What would happen, in a world that the seat may imagine: {told, table, scores, reveals}. */
export interface Preview {
  do: "preview";
  id: number;
  seat: number;
  key: string;
}

/** Want a rematch; once all people do, the result (and the next `room.next_table`) names it. */
export interface Rematch {
  do: "rematch";
  id: number;
  seat: number;
}

export interface Resign {
  do: "resign";
  id: number;
  seat: number;
}

/** The host takes a link back: `watch` or `table`; the result is the new one. */
export interface Revoke {
  do: "revoke";
  id: number;
  link: "watch" | "table";
}

/** The host frees a chair and voids its key: before the start any person's; in a match that of someone who was away for the table's grace time and at least five minutes, or for an hour. */
export interface SendAway {
  do: "send-away";
  id: number;
  seat: number;
}

/** A standing order: the key that answers this question in others' turns; empty: ask me. */
export interface Standing {
  do: "standing";
  id: number;
  seat: number;
  prompt: string;
  key?: string;
}

export interface Undo {
  do: "undo";
  id: number;
  seat: number;
}

/** Why can't I? The result is {clause, text} or null. */
export interface Why {
  do: "why";
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
  minutes: number[];
}

/** One setting of a game, so that the page can draw its form. */
export interface SettingForm {
  name: string;
  type: "yes-no" | "number" | "choice";
  choices: Value[];
  default: Value;
  modes: string[];
}

/** A question that falls to a seat in others' turns, and the keys that may answer it each time; its words are `<game>-standing-<prompt>`. */
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
  colour: Colour;
  level: string;
  here: boolean;
  bot_plays: boolean;
  resigned: boolean;
  left: number | null;
  side: number;
}

export interface Fork {
  entries: number;
}

/** A match that was made under other rules: what is known of it without replaying it. */
export interface Kept {
  rules: number;
  scores: number[];
  reason: string;
}

/** An open table in the lobby. */
export interface Listing {
  table: string;
  game: string;
  mode: string;
  chairs: Chair[];
  since: number;
  seeded: boolean;
}

/** A standing order answered: whose, and how long the log was then. */
export interface Ordered {
  seat: number;
  entry: number;
}

/** Who is at the table and how it was set; nothing of it is secret to those with a link. */
export interface Room {
  table: string;
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
  next_table: string;
  rematch: number[];
  forked_from: Fork | null;
  seeded: boolean;
  ordered: Ordered[];
  notes: Note[];
  hints: boolean;
  chances: boolean;
  kept: Kept | null;
  entries: number;
  running: number[];
  now: number;
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
  type: "done";
  id: number;
  result: any;
}

/** A command was refused, or (id 0) the connection: nothing was changed. */
export interface Fault {
  type: "fault";
  id: number;
  code: string;
  message: string;
  clause: string | null;
}

export interface Pong {
  type: "pong";
  id: number;
}

/** Who is connected now; not a step, and never missed. */
export interface Presence {
  type: "presence";
  room: Room;
}

/** Something happened at the table; `n` grows by one with each. */
export interface Step {
  type: "step";
  n: number;
  kind: string;
  seat: number;
  room: Room;
  sights: Sight[];
}

/** The first message. To a new client: where the table stands. To one that comes back: `n` is the step it saw last and `sights` is empty; what it missed follows as steps. */
export interface Welcome {
  type: "welcome";
  n: number;
  seats: number[];
  host: boolean;
  room: Room;
  sights: Sight[];
}

export interface ClauseSeen {
  id: string;
  text: string;
}

export interface DecisionSeen {
  seat: number;
  prompt: string;
  facts: Record<string, string>;
  options: OptionSeen[];
  refusals: RefusalSeen[];
}

/** A new key of a seat or of the watchers, or the new name of the table. */
export interface NewKey {
  key: string;
}

export interface OptionSeen {
  key: string;
  reveals: Reveals | null;
}

/** What would happen in a world that the seat may imagine. */
export interface PreviewSeen {
  told: ToldSeen[];
  table: Record<string, any>;
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

export interface SheetLine {
  seat: number;
  id: string;
  points: number;
}

/** All that one viewer may know at one moment. */
export interface Sight {
  viewer: number | null;
  view: Record<string, any>;
  decision: DecisionSeen | null;
  sheet: SheetLine[];
  reason: string;
  can_undo: boolean;
  keep: number;
  told: ToldSeen[];
  standing: Record<string, string>;
}

/** The scores after so many entries. */
export interface Stand {
  entries: number;
  scores: number[];
}

/** Something that happened, as the viewer may know it: `<game>-event-<name>` with facts. */
export interface ToldSeen {
  name: string;
  seat: number;
  entry: number;
  facts: Record<string, any>;
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
  watch: string;
  keys: SeatKey[];
  host: string;
}

/** A chair of a new table. */
export interface NewChair {
  kind?: ChairKind;
  level?: string;
  name?: string;
  colour?: Colour | null;
}

/** `POST /api/tables/{table}/fork`: play on from a point of a finished match. */
export interface NewFork {
  entries: number;
  chairs: NewChair[];
  name?: string;
  colour?: Colour;
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
  name?: string;
  colour?: Colour;
  listed?: boolean;
  grace?: number;
  clock?: Clock | null;
  seed?: number | null;
  standing?: Record<string, string>;
  coach?: Coach;
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
  colour?: Colour | null;
  seat?: number | null;
  key?: string;
}

/** Something happened to a seat: `page-step-<kind>`, and how long the log was then. */
export interface Note {
  kind: string;
  seat: number;
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

export namespace Hivernation {
  /** The table as one seat sees it. */
  export interface HiveView {
    mode: string;
    phase: string;
    side: string;
    sides: string[];
    bees: number[];
    reserve: number[];
    stack: number;
    discard: Record<string, number>;
    hive: TileView[];
    lifted: number[] | null;
    final: boolean;
    calm: number;
    moves: number;
    reason: string;
    hands: HandView[];
  }
  /** A tile in the hive. */
  export interface TileView {
    at: number[];
    tile: string;
    paw: boolean;
    under: string | null;
  }
  /** A side's specialties: everyone knows how many, its team knows which. */
  export interface HandView {
    count: number;
    tiles: Record<string, number> | null;
  }
}


export namespace Ambrosia {
  /** The table as one seat sees it. */
  export interface MeadowView {
    side: string;
    outline: string;
    phase: string;
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
    event: string | null;
    turned: string[];
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
    shape: string;
    first: number;
    spaces: number;
  }
  /** A space of the ring. */
  export interface SpaceView {
    at: number;
    part: string;
    value: number;
    counts: number;
    special: string;
    pair: string;
    partner: number | null;
    group: BeesView | null;
    under: BeesView | null;
    used: boolean;
  }
  /** What a color has besides its bees on the meadow. */
  export interface ColorView {
    points: number;
    high: number;
    jelly: number;
    scorings: number;
    hives: string[];
    waiting: string[];
    home: string[];
    gone: number;
    worth: number;
    hand: number;
  }
  /** Bees of one color on a space, from the top down; None for bees that the seat may not see. */
  export interface BeesView {
    color: number;
    count: number;
    bees: (string | null)[];
  }
}


export namespace Propolis {
  /** A structure, a starting structure or a palace. */
  export interface CardView {
    id: string;
    number: number;
    kind: string;
    guild: string;
    cost: Record<string, number>;
    workers: number;
    permanents: Record<string, number>;
    gives_workers: number;
    gives_any: number;
    gains: Record<string, number>;
    score: ScoreView | null;
    points: number;
  }
  /** An action of a solo card. */
  export interface DeedView {
    deed: string;
    color: string;
    row: number;
  }
  /** A landscape in a row. */
  export interface LandscapeView {
    at: number[];
    landscape: number;
    owner: number | null;
    spaces: SpaceView[];
    then: ThenView | null;
  }
  /** A structure of the market, as the viewer could pay it. */
  export interface OfferView {
    card: CardView;
    slot: number;
    can: boolean;
    lacks: number;
    lacks_workers: number;
    met: Record<string, string[]>;
    helps: number;
    payment: Record<string, number> | null;
    other: boolean;
  }
  /** The solo opponent's deck and what it did last. */
  export interface OpponentView {
    level: string;
    deck: number;
    used: number[];
    passes: number;
    cards: number;
    card: number;
    actions: DeedView[];
    half: number;
    why: string[];
  }
  /** A palace on offer, as the viewer's hive meets it. */
  export interface PalaceView {
    card: CardView;
    can: boolean;
    has: Record<string, number>;
    lacks: number;
    lacks_workers: number;
    met: Record<string, string[]>;
    helps: number;
  }
  /** A payment that is being chosen. */
  export interface PaymentView {
    card: number;
    steps: StepView[];
    ways: WayView[];
    proposed: string;
    spent: Record<string, number>;
    payments: Record<string, number>[];
  }
  /** The table as one seat sees it. */
  export interface RealmView {
    phase: string;
    player: number;
    first: number;
    turn: number;
    rounds: number;
    last_round: string;
    rows: RowView[];
    market: (OfferView | null)[];
    palaces: PalaceView[];
    sides: SideView[];
    deck: number;
    top: string[];
    top_landscape: number;
    discard: number;
    deploying: number[] | null;
    spreads: Record<string, ThenView>;
    gains: string[];
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
  /** How a card scores: a rule, and what it speaks of. */
  export interface ScoreView {
    rule: string;
    points: number;
    color: string;
    letters: string;
  }
  /** A seat, or the solo opponent. */
  export interface SideView {
    side: number;
    board: string;
    opponent: boolean;
    tracks: Record<string, number>;
    permanents: Record<string, number>;
    banners: Record<string, number>;
    personal: number;
    central: number;
    out: number;
    hive: CardView[];
    palace: number;
    score: number;
    unused: number;
  }
  /** A space of a landscape: what it gives, and the worker on it. */
  export interface SpaceView {
    gives: string;
    worker: string;
    then: ThenView | null;
  }
  /** How a row would stand after an action, and which sides would gain a wild. */
  export interface ThenView {
    strengths: number[];
    leader: number | null;
    full: boolean;
    wilds: number[];
  }
  /** One color of a cost that is being paid. */
  export interface StepView {
    color: string;
    number: number;
    when: string;
    track: number;
  }
  /** A way to pay the color that is asked for. */
  export interface WayView {
    key: string;
    track: number;
    wild: number;
    permanents: number;
  }
}


export namespace Apiary {
  /** An action: its spaces from the arrow on, and what a worker of strength 1 to 4 would reach. */
  export interface ActionView {
    action: string;
    spaces: (WorkerView | null)[];
    totals: number[];
  }
  /** The table as one seat sees it. */
  export interface ColonyView {
    mode: string;
    side: string;
    phase: string;
    draft: DraftView | null;
    turn: number;
    player: number;
    first: number;
    last_turns: number | null;
    triggered: string;
    reason: string;
    actions: ActionView[];
    explore: ExploreView;
    rows: RowView[];
    carvings: (string | null)[];
    dances: DanceView[];
    dance_tokens: string[];
    comb: SectorView[];
    seeds: number;
    discard: string[];
    drawn: CardsView;
    played: string[];
    in_hand: string | null;
    frames_left: number;
    seats: SeatView[];
    automa: AutomaView | null;
    lines: Record<string, number>[];
    points: PointView[][];
  }
  /** A dance and, once taught, its teacher and tokens. */
  export interface DanceView {
    dance: string;
    teacher: number | null;
    tokens: string[];
  }
  /** The factions and mats that may still be drafted. */
  export interface DraftView {
    factions: string[];
    mats: string[];
  }
  /** The grid of planets. */
  export interface ExploreView {
    rows: number;
    columns: number;
    ship: number[];
    spots: PlanetView[];
    planets_left: number;
    tokens_left: number;
  }
  /** A spot of the grid. */
  export interface PlanetView {
    at: number[];
    start: boolean;
    token: string | null;
    planet: string | null;
    left: Record<string, number>;
  }
  /** A row of Advance: ids of tiles, from the left. */
  export interface RowView {
    kind: string;
    tiles: (string | null)[];
    costs: Record<string, number>[][];
    stack: number;
    discarded: string[];
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
  /** A worker on the board. */
  export interface WorkerView {
    seat: number;
    strength: number;
    color: string | null;
  }
  /** Cards of which everyone knows the number, and some the names. */
  export interface CardsView {
    count: number;
    cards: string[] | null;
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
    goods: Record<string, number>;
    spots: SpotView[];
    unstored: Record<string, number>;
    hand: CardsView;
    planted: string[];
    planting_slots: number;
    explored: string[];
    reserve: string[];
    taught: string | null;
    frames: number[][];
    hexes: HexView[];
    filled: boolean;
  }
  /** The solo opponent. */
  export interface AutomaView {
    level: number;
    name: string;
    card: AutomaCardView | null;
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
    at: number[];
    accepts: string[];
    holds: string | null;
  }
  /** A hex of a hive. */
  export interface HexView {
    at: number[];
    tile: string | null;
    kind: string | null;
    bonus: string;
    frame: number;
    open: boolean;
  }
  /** A card of the solo opponent: its action side, then its support side. */
  export interface AutomaCardView {
    id: string;
    number: number;
    color: string;
    active_at_most: number;
    carve: boolean;
    action: string;
    curve: string;
    count: number;
    resource: string;
    row: string;
    pod: number;
  }
  /** What the solo opponent would do next as things stand. */
  export interface AutomaPlanView {
    action: string;
    color: string;
    strengths: number[];
  }
  /** Her workers of one color: strengths in the pool and on the board. */
  export interface AutomaDockView {
    color: string;
    pool: number[];
    board: number[];
  }
}
