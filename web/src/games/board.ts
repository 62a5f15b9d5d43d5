/** The seam between the table and the drawing of one game. */

import type { Component } from 'svelte';
import type { Director } from '$lib/board/director.svelte';
import type { Say } from '$lib/words/words.svelte';
import type { Talk } from '$lib/words/talk';
import type { Color, DecisionSeen, Game, PreviewSeen, Room, Sight, Table, ToldSeen } from '$lib/wire';

export interface BoardProps<G extends Game = Game> {
  /** What the viewer sees now. */
  sight: Sight<G>;
  room: Room;
  /** The option key under hover or focus anywhere, on the board or in the list. */
  focus: string | null;
  /** Picked once; a second click or Enter takes it. */
  chosen: string | null;
  /** What would happen for `focus`, if known. */
  preview: PreviewSeen<G> | null;
  /** Events to animate, in order, since the last sight shown. */
  latest: ToldSeen<G>[];
  /** Lets pieces move; the table waits for it. */
  motion: Director;
  onfocus(key: string | null): void;
  /** Choose, then take. */
  onpick(key: string): void;
  /** Take at once. */
  ontake(key: string): void;
  /** Why can't I? On whatever is dark. */
  onwhy(key: string): void;
}

/** What a panel beside the seats is told. */
export interface BesideProps<G extends Game = Game> {
  sight: Sight<G>;
  room: Room;
  /** All that happened up to what is shown. */
  told: ToldSeen<G>[];
  talk: Talk;
  /** Show the table as it stood after so many entries. */
  onmoment(entries: number): void;
  motion: Director;
}

/** Someone without a seat, and how their points came about. */
export interface Rival {
  name: string;
  color: Color;
  points: { entries: number; points: number }[];
}

/**
 * What a game says otherwise than by the rule `<game>-ask-…`, `<game>-option-…`, `<game>-event-…`; mirrors
 * `skep/tui/<game>/drawing.py`.
 */
export interface GameWords<G extends Game = Game> {
  /** What a seat is called at a table of so many, if not by who sits there. */
  seat?(say: Say, seat: number, seats: number): string | undefined;
  /** An option in words. */
  option?(say: Say, key: string): string;
  /** What brought a question about and what follows from it, below the question; `called` names seats. */
  about?(say: Say, decision: DecisionSeen, called: (seat: number) => string): string;
  /** What an option does, beyond its name; empty if the name says it. */
  does?(say: Say, key: string, decision: DecisionSeen, table: Table<G>): string;
  /** Where the points of a line of the score sheet come from; nothing if the line says it. */
  points?(say: Say, line: string, seat: number, table: Table<G>): { text: string; points: number }[];
  /** The course of opponents that have no seat, for the chart. */
  rivals?(say: Say, told: ToldSeen<G>[], sight: Sight<G>, room: Room): Rival[];
  /** The facts of an event, made ready for its sentence; `called` names a seat. */
  facts?(say: Say, event: ToldSeen<G>, called: (seat: number) => string): object;
  /** What an option would do, from the tables before and after; empty if not worth a word. */
  effect?(say: Say, before: Table<G>, after: Table<G>, seat: number): string;
  /** A line of the score sheet in words. */
  line?(say: Say, id: string): string;
  /** Who won; empty if the ranks say it. */
  result?(say: Say, sight: Sight<G>): string;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** A panel below the seats, for tables that have more to tell there. */
  Beside?: Component<BesideProps>;
  words?: GameWords;
  /** The colors that the game itself gives its seats, where its pieces have them; else each chair's own. */
  colors?: Color[];
  /** What only leads to the next question, and can be undone, is taken by one click. */
  eager?: boolean;
  /** Nothing is hidden: people at one screen need no curtain, whatever else their sights differ in. */
  open?: boolean;
}
