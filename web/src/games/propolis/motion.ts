/** What moves when something happened: workers, resources and cards on their way, one after the other. */

import type { Flight } from '$lib/board/director.svelte';
import type { Event } from '$lib/wire/propolis';

/** Something under way: a bee of a side, a card, or the sign of a resource. */
export interface Drawn {
  what: 'bee' | 'sign' | 'card';
  sign: string;
  side: number;
}
type Way = Omit<Flight<Drawn>, 'at'>;

const MOST = 14;

/** What flies, `beat` milliseconds apart. */
export function flights(events: Event[], beat: number): Flight<Drawn>[] {
  const found: Way[] = [];
  let scene = ['deck'];
  for (const event of events) {
    if (event.name === 'deployed' || event.name === 'fortified') scene = [`land-${event.facts.at.join()}`];
    if (event.name === 'built') scene = [`hive-${event.seat}`, `side-${event.seat}`];
    found.push(...ways(event, scene));
  }
  return found.slice(0, MOST).map((way, at) => ({ ...way, at: at * beat }));
}

function ways({ name, seat: side, facts }: Event, scene: string[]): Way[] {
  const home = [`personal-${side}`, `side-${side}`];
  const middle = [`middle-${side}`, 'middle'];
  const hive = [`hive-${side}`, `side-${side}`];
  const track = (sign: string) => [`track-${side}-${sign}`, `side-${side}`];
  const way = (what: Drawn['what'], sign: string, from: string[], to: string[]): Way => ({
    drawn: { what, sign, side },
    from,
    to,
  });
  const bee = (from: string[], to: string[]) => way('bee', '', from, to);
  const sign = (what: string, from: string[], to: string[]) => way('sign', what, from, to);
  const crew = (length: number) => Array.from({ length }, () => bee(home, middle));
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
        ...crew(facts.workers),
        way('card', String(facts.card), [`card-${facts.card}`], hive),
      ];
    case 'took':
      return [way('card', String(facts.card), [`card-${facts.card}`], hive)];
    case 'palace':
      return [...crew(facts.workers), way('card', `palace-${facts.palace}`, [`card-palace-${facts.palace}`], hive)];
    default:
      return [];
  }
}
