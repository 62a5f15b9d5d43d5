/** What moves when something happened: how tiles come, turn over and leave, and what is drawn meanwhile. */

import type { Act, Flight, Plan } from '$lib/board/director.svelte';
import { angle, center, name, plus, step, type Place, type Point } from '$lib/board/hex';
import type { Pace } from '$lib/board/pace';
import type { Event, Side as SideName } from '$lib/wire/hivernation';
import { BEES, flipped, isPlay, sideOf, type Play, type Side } from './table';

export interface Beam {
  from: Place;
  to: Place;
}
/** Drawn for as long as the step lasts. */
export interface Scene {
  /** Closed lines. */
  beams: Beam[];
  /** A Pesticide that comes and is spent, and the way that it comes. */
  spent: { at: Place; from: Point } | null;
}
/** A tile on its way between a pile and a hand: its kind. */
export type Drawn = string;

interface Setting {
  pace: Pace;
  /** The way from a place to where a side's tiles come from. */
  origin(side: Side, at: Point): Point;
  /** Where a bee was just put by hand: it does not travel there once more. */
  placed: string | null;
}

const OUT = 'cubic-bezier(0.25, 0.7, 0.3, 1)';
/** Tiles that fall off do so one after another, but not endlessly. */
const MOST_LATE = 6;

export const tilePiece = (place: Place) => `tile-${name(place)}`;
export const pawPiece = (place: Place) => `paw-${name(place)}`;

export function plan(events: Event[], setting: Setting): Plan<Drawn, Scene> {
  const acts: Act[] = [];
  const flights: Flight<Drawn>[] = [];
  const scene: Scene = { beams: [], spent: null };
  let time = 0;
  let from: Place | null = null;
  for (const event of events) {
    if (isPlay(event)) {
      acts.push(...played(event, from, setting));
      if (event.name === 'bee') scene.beams.push(...beams(event.facts.at, event.facts.lines));
      if (event.name === 'pesticide') scene.spent = { at: event.facts.at, from: wayIn(event, null, setting) };
      time = Math.max(...acts.map((act) => act.at + act.time), setting.pace.move) + setting.pace.beat;
    }
    if (event.name === 'drew') flights.push(drawn(event.facts.tile ?? 'back', 'stack', event.facts.side, time));
    if (event.name === 'beekeeper') flights.push(drawn(event.facts.tile, 'discard', event.facts.side, time));
    from = event.name === 'moved' ? event.facts.from : null;
  }
  return { acts, flights, scene, time };
}

function drawn(tile: string, pile: string, side: SideName, at: number): Flight<Drawn> {
  return { drawn: tile === 'bee' ? BEES[sideOf(side)] : tile, from: [pile], to: [`hand-${side}`], at };
}

/** A bee, Flower or Bear comes; what it does to others begins when it is there. A Pesticide is drawn by the scene. */
function played(event: Play, from: Place | null, setting: Setting): Act[] {
  const { move, beat } = setting.pace;
  const { at } = event.facts;
  if (event.name === 'pesticide') return falls(event.facts.cells, event.facts.cut, setting.pace);
  const way = wayIn(event, from, setting);
  const start = { transform: `translate(${way.x}px, ${way.y}px) scale(1.25)` };
  const comes: Act = { piece: tilePiece(at), frames: [start, {}], at: 0, time: move, easing: OUT };
  const covered: Act = { piece: tilePiece(at), was: true, under: true, frames: [{}, {}], at: 0, time: move };
  const lines = event.name === 'bee' ? event.facts.lines : [];
  const far = (place: Place) =>
    Math.max(0, ...lines.map((line) => line.findIndex((each) => name(each) === name(place))));
  return [
    ...(setting.placed === name(at) ? [] : [comes]),
    ...(event.name === 'bee' ? [] : [covered]),
    ...flipped(event).flatMap((place) => turns(place, angle(at, place), move + far(place) * beat, move)),
    ...(event.name === 'bear' ? event.facts.cells.map((place) => stamp(place, move)) : []),
  ];
}

/** From where a tile comes: from another place, or from its side of the table. */
function wayIn({ facts }: Play, from: Place | null, { origin }: Setting): Point {
  const to = center(facts.at);
  if (!from) return origin(sideOf(facts.side), to);
  const start = center(from);
  return { x: start.x - to.x, y: start.y - to.y };
}

/** A tile is turned over across a line: what it showed before goes, then what it shows now comes. */
function turns(place: Place, degrees: number, at: number, time: number): Act[] {
  const flat = (width: number, rise: number) => ({
    transform: `translate(0, ${rise}px) rotate(${degrees}deg) scaleX(${width}) rotate(${-degrees}deg)`,
  });
  const half = { offset: 0.5 };
  const [open, edge] = [flat(1, 0), { ...flat(0.04, -10), ...half }];
  const piece = tilePiece(place);
  return [
    { piece, was: true, at, time, frames: [open, { ...edge, opacity: 1 }, { ...half, opacity: 0 }, { opacity: 0 }] },
    { piece, at, time, frames: [{ opacity: 0 }, { ...half, opacity: 0 }, { ...edge, opacity: 1 }, open] },
  ];
}

function stamp(place: Place, move: number): Act {
  const frames = [{ transform: 'scale(0.9)', opacity: 0 }, {}];
  return { piece: pawPiece(place), frames, at: move, time: move, easing: 'cubic-bezier(0.3, 1.5, 0.6, 1)' };
}

/** What is sprayed falls at once; what then hangs on nothing falls after that, one after another. */
function falls(cells: Place[], cut: Place[], { move, beat }: Pace): Act[] {
  const fall = (place: Place, at: number): Act => {
    const turn = (place[0] * 37 + place[1] * 53) % 40;
    const end = { transform: `translate(0, 60px) rotate(${turn}deg) scale(0.35)`, opacity: 0 };
    const frames = [{}, { transform: 'scale(1.06)', opacity: 1, offset: 0.15 }, end];
    return { piece: tilePiece(place), was: true, frames, at, time: move, easing: 'ease-in' };
  };
  return [
    ...cells.map((place) => fall(place, move)),
    ...cut.map((place, turn) => fall(place, 2 * move + (Math.min(turn, MOST_LATE) * beat) / 2)),
  ];
}

function beams(at: Place, lines: Place[][]): Beam[] {
  return lines.map((line) => ({ from: at, to: farEnd(at, line) }));
}

/** The bee at the other end of a closed line. */
export function farEnd(at: Place, line: Place[]): Place {
  const last = line.at(-1) ?? at;
  return plus(last, step(at, last));
}
