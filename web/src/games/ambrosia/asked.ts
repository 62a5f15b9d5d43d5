/** What is asked of the viewer, by space: what may fly where, what may be done there, and what is refused. */

import { numbersOf, verbOf } from '$lib/board/decision';
import type { DecisionSeen } from '$lib/wire';

export interface Flight {
  key: string;
  from: number;
  to: number;
  count: number;
}
const FLIGHTS = new Set(['move', 'takeover', 'leap']);
const HERE = new Set(['place', 'begin', 'alone', 'free', 'give', 'swap', 'organize']);

/** An option that flies, taken apart. */
export function flightOf(key: string | null): Flight | null {
  if (!key || !FLIGHTS.has(verbOf(key))) return null;
  const parts = numbersOf(key);
  return { key, from: parts[0]!, to: parts.at(-1)!, count: parts.length === 3 ? parts[1]! : 0 };
}

/** The space that an option is about, if it stays there. */
export function placeOf(key: string | null): number | null {
  return key && HERE.has(verbOf(key)) ? numbersOf(key)[0]! : null;
}

export class SpacesAsked {
  readonly flights: Flight[];
  readonly here = new Map<number, string[]>();
  /** Options that belong to no space. */
  readonly unplaced: string[] = [];
  readonly sources: number[];
  readonly refused: string[];

  constructor(readonly decision: DecisionSeen | null) {
    const keys = decision?.options.map(({ key }) => key) ?? [];
    this.flights = keys.flatMap((key) => flightOf(key) ?? []);
    this.sources = [...new Set(this.flights.map(({ from }) => from))];
    this.refused = decision?.refusals.map(({ key }) => key) ?? [];
    for (const key of keys) {
      const at = placeOf(key);
      if (at !== null) this.here.set(at, [...(this.here.get(at) ?? []), key]);
      else if (!flightOf(key)) this.unplaced.push(key);
    }
  }

  /** All options that end at a space. */
  at(at: number): string[] {
    return [...this.into(at, null).map(({ key }) => key), ...(this.here.get(at) ?? [])];
  }

  into(at: number, source: number | null): Flight[] {
    return this.flights.filter(({ from, to }) => to === at && (source === null || from === source));
  }

  /** What picking a space can mean, with a group held or without. */
  meant(at: number, source: number | null): string[] {
    if (source !== null) {
      const flights = this.into(at, source).map(({ key }) => key);
      if (flights.length || source === at) return flights;
    }
    if (this.sources.includes(at)) return [];
    return this.here.get(at) ?? this.into(at, null).map(({ key }) => key);
  }

  /**
   * What to ask about a dark space: the refusal that is told for it, or the straight flight there, of the whole group
   * if it is too far.
   */
  why(at: number, source: number | null, size: number, length: number, way: number): string {
    const about = this.refused.find((key) => placeOf(key) === at || (source === null && flightOf(key)?.from === at));
    if (about) return about;
    const first = this.decision?.options[0]?.key ?? '';
    if (placeOf(first) !== null) return `${verbOf(first)}:${at}`;
    const from = source ?? at;
    const far = ((at - from) * way + length) % length;
    const [count, to] = source === null ? [1, (at + way + length) % length] : [Math.min(far, size), at];
    return `move:${from},${count},${to}`;
  }

  /** Refused actions that are worth a place of their own, dark beside the open ones. */
  get dark(): string[] {
    return this.refused.filter((key) => key === 'score' || key === 'point' || key === 'again');
  }
}
