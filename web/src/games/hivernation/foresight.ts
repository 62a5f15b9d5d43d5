/** What the option under hover or focus would do to the hive. */

import type { PreviewSeen } from '$lib/wire';
import { name, placeOf, type Place } from './hex';
import { farEnd, type Beam } from './motion';
import { BEES, isPlay, type Side } from './table';

export interface Foresight {
  /** What would be put down, and where. */
  put: { place: Place; tile: string } | null;
  flips: ReadonlySet<string>;
  /** To be removed, and to fall off after that. */
  gone: ReadonlySet<string>;
  cut: ReadonlySet<string>;
  paws: ReadonlySet<string>;
  beams: Beam[];
}

export function foresee(key: string | null, preview: PreviewSeen | null, side: Side): Foresight | null {
  const place = key ? placeOf(key) : null;
  if (!key || !place || key.startsWith('lift:')) return null;
  const verb = key.slice(0, key.indexOf(':'));
  const seen = (preview?.told ?? []).find((event) => isPlay(event) && name(event.facts.at) === name(place));
  const play = seen?.name === verb ? seen : undefined;
  const cells = (play?.facts.cells ?? []) as Place[];
  const lines = (play?.facts.lines ?? []) as Place[][];
  return {
    put: { place, tile: verb === 'bee' ? BEES[side] : verb },
    flips: names(verb === 'flower' ? cells : lines.flat()),
    gone: names(verb === 'pesticide' ? cells : []),
    cut: names((play?.facts.cut ?? []) as Place[]),
    paws: names(verb === 'bear' ? cells : []),
    beams: lines.map((line) => ({ from: place, to: farEnd(place, line), delay: 0 })),
  };
}

function names(places: Place[]): Set<string> {
  return new Set(places.map(name));
}
