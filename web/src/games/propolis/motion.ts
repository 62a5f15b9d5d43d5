/** What moves when something happened: workers, resources and cards on their way, one after the other. */

import type { Event } from '$lib/wire/propolis';

/** Something under way. A spot has several names; the first in sight counts. */
export interface Flight {
  what: 'bee' | 'sign' | 'card';
  sign: string;
  side: number;
  from: string[];
  to: string[];
  delay: number;
}

const STEP = 70;
const MOST = 14;

export function flights(events: Event[]): Flight[] {
  const found: Omit<Flight, 'delay'>[] = [];
  let scene = ['deck'];
  for (const event of events) {
    if (event.name === 'deployed' || event.name === 'fortified') scene = [`land-${event.facts.at.join()}`];
    if (event.name === 'built') scene = [`hive-${event.seat}`, `side-${event.seat}`];
    found.push(...made(event, scene));
  }
  return found.slice(0, MOST).map((flight, at) => ({ ...flight, delay: at * STEP }));
}

function made({ name, seat: side, facts }: Event, scene: string[]): Omit<Flight, 'delay'>[] {
  const home = [`personal-${side}`, `side-${side}`];
  const middle = [`middle-${side}`, 'middle'];
  const hive = [`hive-${side}`, `side-${side}`];
  const track = (sign: string) => [`track-${side}-${sign}`, `side-${side}`];
  const bee = (from: string[], to: string[]) => ({ what: 'bee' as const, sign: '', side, from, to });
  const sign = (what: string, from: string[], to: string[]) => ({ what: 'sign' as const, sign: what, side, from, to });
  switch (name) {
    case 'deployed':
      return facts.spaces.map((space) => bee(home, [`space-${facts.at.join()},${space}`, ...scene]));
    case 'fetched':
      return Array.from({ length: facts.count }, () => bee(middle, home));
    case 'skipped':
      return [bee(middle, home)];
    case 'gained':
      return facts.resources.map((one) => sign(one, scene, track(one)));
    case 'traded':
      return [sign(facts.from, track(facts.from), middle), sign(facts.to, middle, track(facts.to))];
    case 'row-wild':
      return facts.wild ? [sign('wild', scene, track('wild'))] : [];
    case 'retreated':
      return facts.from.map((at) => bee([`land-${at.join()}`], home));
    case 'won':
      return [
        bee([`land-${facts.row},2`], home),
        ...(facts.wild ? [sign('wild', [`land-${facts.row},3`], track('wild'))] : []),
      ];
    case 'built':
      return [
        ...facts.resources.map((one) => sign(one, track(one), middle)),
        ...Array.from({ length: facts.workers }, () => bee(home, middle)),
        { what: 'card', sign: String(facts.card), side, from: [`card-${facts.card}`], to: hive },
      ];
    case 'took':
      return [{ what: 'card', sign: String(facts.card), side, from: [`card-${facts.card}`], to: hive }];
    case 'palace':
      return [
        ...Array.from({ length: facts.workers }, () => bee(home, middle)),
        { what: 'card', sign: `palace-${facts.palace}`, side, from: [`card-palace-${facts.palace}`], to: hive },
      ];
    default:
      return [];
  }
}
