/** What moves when something happened: bees fly along the ring, a scoring is counted out, spaces light up. */

import type { Act, Plan } from '$lib/board/director.svelte';
import type { Pace } from '$lib/board/pace';
import type { Event, ScoredFacts } from '$lib/wire/ambrosia';
import type { Ring } from './ring';
import { colorOf, hops, type Hop } from './table';

/** Drawn for as long as the step lasts. */
export interface Scene {
  hops: Hop[];
  counted: Counted | null;
  lit: { at: number; start: number }[];
}
/** A scoring: what each space gives, one after another. */
export interface Counted {
  start: number;
  color: number;
  points: [at: number, points: number][];
  total: number;
}

/** A flight takes longer the further it goes, within reason. */
const SHORTEST = 0.65;
const EACH = 0.12;

export const pilePiece = (at: number) => `pile-${at}`;
export const hopPiece = (number: number) => `hop-${number}`;

export function plan(events: Event[], ring: Ring, pace: Pace): Plan<never, Scene> {
  const scene: Scene = { hops: [], counted: null, lit: [] };
  const flights: { hop: Hop; start: number; end: number }[] = [];
  let time = 0;
  for (const event of events) {
    const start = time;
    for (const hop of hops(event)) {
      const end = start + flightTime(hop, ring.length, pace);
      flights.push({ hop, start, end });
      time = Math.max(time, end);
    }
    if (event.name === 'scored') {
      scene.counted = scored(event.facts, start);
      time = start + (event.facts.spaces.length + 2) * pace.count;
    }
    const flash = flashes(event);
    if (flash !== null) {
      scene.lit.push({ at: flash, start });
      time = start + pace.move;
    }
  }
  scene.hops = flights.map(({ hop }) => hop);
  if (!time) return {};
  return {
    scene,
    time,
    acts: [...flights.flatMap((flight, at) => flown(flight, at, flights, ring)), ...held(flights)],
  };
}

function scored({ color, spaces, by_space, points }: ScoredFacts, start: number): Counted {
  const each = spaces.map((space, at): [number, number] => [space, by_space[at] ?? 0]);
  return { start, color: colorOf(color), points: each, total: points };
}

/** The space that lights up, if one does. */
function flashes({ name, facts }: Event): number | null {
  switch (name) {
    case 'honey':
    case 'robbed':
    case 'gust':
    case 'placed':
    case 'added':
    case 'sorted':
      return facts.at;
    default:
      return null;
  }
}

export function flightTime({ from, to }: Hop, length: number, { move }: Pace): number {
  const ahead = (to - from + length) % length;
  return move * Math.min(1, SHORTEST + EACH * Math.min(ahead, length - ahead));
}

type Flown = { hop: Hop; start: number; end: number };

/** Along the ring, a little raised in the middle of the way; it then stays until the stack there has changed. */
function flown({ hop, start, end }: Flown, number: number, all: Flown[], ring: Ring): Act[] {
  const stays = Math.max(...all.filter((each) => each.hop.to === hop.to).map((each) => each.end));
  const way = ring.way(hop.from, hop.to, -20);
  const share = (end - start) / (stays - start);
  const frames: Keyframe[] = way.map(({ x, y }, step) => {
    const lift = Math.sin((Math.PI * step) / (way.length - 1));
    const transform = `translate(${x}px, ${y - 14 * lift}px) scale(${1 + 0.12 * lift})`;
    return { transform, opacity: 1, offset: (share * step) / (way.length - 1) };
  });
  if (share < 1) frames.push({ ...frames.at(-1), offset: 1 });
  return [{ piece: hopPiece(number), frames, at: start, time: stays - start, fill: 'none' }];
}

/** A stack stands as it was until bees leave it, or the last have come. */
function held(flights: Flown[]): Act[] {
  const changes = new Map<number, number>();
  for (const { hop, start } of flights) if (!changes.has(hop.from)) changes.set(hop.from, start);
  for (const { hop, end } of flights) changes.set(hop.to, Math.max(end, changes.get(hop.to) ?? 0));
  return [...changes].flatMap(([at, time]): Act[] => [
    { piece: pilePiece(at), was: true, frames: [{ opacity: 1 }, { opacity: 0 }], at: time, time: 1 },
    { piece: pilePiece(at), frames: [{ opacity: 0 }, { opacity: 1 }], at: time, time: 1 },
  ]);
}
