/** What the option under hover or focus would do to the hive. */

import type { PreviewSeen } from '$lib/wire';
import type { BeeFacts, PesticideFacts } from '$lib/wire/hivernation';
import { name, placeOf, type Place } from '$lib/board/hex';
import { farEnd, type Beam } from './motion';
import { BEES, isPlay, type Lying, type Play, type Side } from './table';

export interface Foresight {
  /** What would be put down, and where. */
  put: { place: Place; tile: Lying['tile'] };
  flips: ReadonlySet<string>;
  /** To be removed, and to fall off after that. */
  gone: ReadonlySet<string>;
  cut: ReadonlySet<string>;
  paws: ReadonlySet<string>;
  beams: Beam[];
}

const VERBS = ['bee', 'flower', 'bear', 'pesticide'] as const;

export function foresee(key: string | null, preview: PreviewSeen<'hivernation'> | null, side: Side): Foresight | null {
  const place = key ? placeOf(key) : null;
  if (!key || !place || key.startsWith('lift:')) return null;
  const verb = VERBS.find((each) => key.startsWith(`${each}:`));
  if (!verb) return null;
  const seen: Play | undefined = (preview?.told ?? [])
    .filter(isPlay)
    .find(({ facts }) => name(facts.at) === name(place));
  const facts: Partial<PesticideFacts & BeeFacts> = seen?.name === verb ? seen.facts : {};
  const cells = facts.cells ?? [];
  const lines = facts.lines ?? [];
  return {
    put: { place, tile: verb === 'bee' ? BEES[side] : verb },
    flips: names(verb === 'flower' ? cells : lines.flat()),
    gone: names(verb === 'pesticide' ? cells : []),
    cut: names(facts.cut ?? []),
    paws: names(verb === 'bear' ? cells : []),
    beams: lines.map((line) => ({ from: place, to: farEnd(place, line) })),
  };
}

function names(places: Place[]): Set<string> {
  return new Set(places.map(name));
}
