/** What moves when something happened: one scene for each play, its parts timed by delays. */

import type {
  BearFacts,
  BeeFacts,
  BeekeeperFacts,
  Event,
  FlowerFacts,
  PesticideFacts,
  Side as SideName,
} from '$lib/wire/hivernation';
import { angle, centre, name, plus, step, type Place, type Point } from './hex';
import { after, BEES, sideOf, type Lying, type Side, type Tiles } from './table';

export const MOVE = 300;
const FLIP = 280;
const STEP = 90;
const FALL = 340;
const REST = 60;
const MOST = 4;

/** How one tile moves: it comes from somewhere, turns over, or gets a paw. */
export interface Motion {
  kind: 'arrive' | 'flip' | 'stamp';
  delay: number;
  from?: Point | Side;
  was?: string;
  angle?: number;
}
/** A tile that is there no more. */
export interface Falling extends Lying {
  delay: number;
  how: 'falls' | 'covered' | 'spent';
}
export interface Beam {
  from: Place;
  to: Place;
  delay: number;
}
/** A tile on its way between a pile and a hand. */
export interface Flight {
  tile: string;
  from: string;
  to: string;
}
export interface Scene {
  tiles: Tiles;
  motions: ReadonlyMap<string, Motion>;
  falling: Falling[];
  beams: Beam[];
  flight: Flight | null;
  time: number;
}

/** The scenes that lead from the tiles of before through these events; only the last few of many. */
export function scenes(tiles: Tiles, events: Event[]): Scene[] {
  const found: Scene[] = [];
  let from: Place | null = null;
  for (const event of events) {
    const next = after(tiles, event);
    const made = scene(tiles, next, event, from);
    if (made) found.push(made);
    from = event.name === 'moved' ? event.facts.from : null;
    tiles = next;
  }
  return found.slice(-MOST);
}

function scene(before: Tiles, tiles: Tiles, event: Event, from: Place | null): Scene | null {
  const still: Scene = { tiles, motions: new Map(), falling: [], beams: [], flight: null, time: MOVE + REST };
  switch (event.name) {
    case 'bee':
      return pincer(still, event.facts, from);
    case 'flower':
      return bloom(still, before, event.facts);
    case 'bear':
      return stamp(still, before, event.facts);
    case 'pesticide':
      return spray(still, before, event.facts);
    case 'drew':
      return { ...still, flight: { tile: event.facts.tile ?? 'back', from: 'stack', to: `hand-${event.facts.side}` } };
    case 'beekeeper':
      return { ...still, flight: { tile: fetched(event.facts), from: 'discard', to: `hand-${event.facts.side}` } };
    default:
      return null;
  }
}

function fetched(facts: BeekeeperFacts): string {
  return facts.tile === 'bee' ? BEES[sideOf(facts.side)] : facts.tile;
}

function pincer(still: Scene, facts: BeeFacts, from: Place | null): Scene {
  const motions = new Map<string, Motion>([[name(facts.at), arriving(facts.at, facts.side, from)]]);
  const beams: Beam[] = [];
  const was = BEES[1 - sideOf(facts.side)]!;
  let longest = 0;
  for (const line of facts.lines) {
    line.forEach((at, far) =>
      motions.set(name(at), { kind: 'flip', delay: MOVE + far * STEP, was, angle: angle(facts.at, at) }),
    );
    beams.push({ from: facts.at, to: farEnd(facts.at, line), delay: MOVE - STEP });
    longest = Math.max(longest, line.length);
  }
  return { ...still, motions, beams, time: MOVE + REST + (longest ? FLIP + (longest - 1) * STEP : 0) };
}

function bloom(still: Scene, before: Tiles, facts: FlowerFacts): Scene {
  const motions = new Map<string, Motion>([[name(facts.at), arriving(facts.at, facts.side, null)]]);
  for (const at of facts.cells) {
    motions.set(name(at), { kind: 'flip', delay: MOVE, was: before.get(name(at))?.tile, angle: angle(facts.at, at) });
  }
  return { ...still, motions, falling: covered(before, facts.at), time: MOVE + REST + (facts.count ? FLIP : 0) };
}

function stamp(still: Scene, before: Tiles, facts: BearFacts): Scene {
  const motions = new Map<string, Motion>([[name(facts.at), arriving(facts.at, facts.side, null)]]);
  for (const at of facts.cells) motions.set(name(at), { kind: 'stamp', delay: MOVE });
  return { ...still, motions, falling: covered(before, facts.at), time: MOVE + REST + (facts.count ? FLIP : 0) };
}

function spray(still: Scene, before: Tiles, { at, cells, cut, side }: PesticideFacts): Scene {
  const late = (cut.length ? FALL : 0) + Math.min(cut.length, 6) * (STEP / 2);
  const falling: Falling[] = [...cells, ...cut].flatMap((place) => {
    const lying = before.get(name(place));
    const turn = cut.indexOf(place);
    const delay = turn < 0 ? MOVE : MOVE + FALL + Math.min(turn, 6) * (STEP / 2);
    return lying ? [{ ...lying, delay, how: 'falls' as const }] : [];
  });
  falling.push({
    place: at,
    tile: 'pesticide',
    paw: false,
    under: null,
    delay: MOVE + (cells.length ? REST : 0),
    how: 'spent',
  });
  const motions = new Map<string, Motion>([[name(at), arriving(at, side, null)]]);
  return { ...still, falling, motions, time: MOVE + REST + FALL + late };
}

/** What is covered stays in sight until the cover is there. */
function covered(before: Tiles, at: Place): Falling[] {
  const below = before.get(name(at));
  return below ? [{ ...below, delay: MOVE - STEP, how: 'covered' }] : [];
}

function arriving(at: Place, side: SideName, from: Place | null): Motion {
  if (!from) return { kind: 'arrive', delay: 0, from: sideOf(side) };
  const [a, b] = [centre(from), centre(at)];
  return { kind: 'arrive', delay: 0, from: { x: a.x - b.x, y: a.y - b.y } };
}

/** The bee at the other end of a closed line. */
export function farEnd(at: Place, line: Place[]): Place {
  const last = line.at(-1) ?? at;
  return plus(last, step(at, last));
}
