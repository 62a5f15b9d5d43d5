/** What moves when something happened: pieces on their way from one spot to another, one after the other. */

import type { ToldSeen } from '$lib/wire';
import { kindOf } from './catalogue';

/** A worker or a sign under way. A spot has several names; the first in sight counts. */
export interface Flight { sign: string; n?: number; seat: number; strength?: number; from: string[]; to: string[]; delay: number }

const STEP = 110;
const MOST = 12;

export function flights(events: ToldSeen[], spaces: (action: string) => number): Flight[] {
  const found: Omit<Flight, 'delay'>[] = [];
  let scene = 'deck';
  for (const event of events) {
    if (event.name === 'placed') scene = `space-${event.facts.action}-0`;
    if (event.name === 'automa-row-3' || event.name === 'automa-row-2') scene = `space-${event.facts.action}-0`;
    if (event.name === 'flew' || event.name === 'automa-flies') scene = `sky-${(event.facts.to as number[]).join('-')}`;
    found.push(...made(event, scene, spaces));
  }
  return found.slice(-MOST).map((flight, at) => ({ ...flight, delay: at * STEP }));
}

function made({ name, seat, facts }: ToldSeen, scene: string, spaces: (action: string) => number): Omit<Flight, 'delay'>[] {
  const home = [`pool-${seat}`, `seat-${seat}`];
  const goods = (item: string) => [`goods-${seat}-${item}`, `seat-${seat}`];
  switch (name) {
    case 'placed': return [{ sign: 'bee', seat, strength: facts.strength, from: home, to: [`space-${facts.action}-0`] }];
    case 'bumped': {
      const action = scene.slice(6, -2);
      return [{ sign: 'bee', seat: facts.owner, strength: facts.strength, from: [`space-${action}-${spaces(action) - 1}`], to: [`pool-${facts.owner}`, `seat-${facts.owner}`] }];
    }
    case 'home': case 'worker': return [{ sign: 'bee', seat, strength: facts.strength, from: [scene], to: [facts.place === 'landing' ? `landing-${seat}` : home[0]!, home[1]!] }];
    case 'retrieved': return (facts.strengths as number[]).map((strength) => ({ sign: 'bee', seat, strength, from: ['space-grow-0', 'space-explore-0'], to: home }));
    case 'stronger': return [{ sign: 'strength', seat, from: home, to: home }];
    case 'gained': return [{ sign: facts.item, n: facts.count, seat, from: [scene], to: goods(facts.item) }];
    case 'paid': return Object.entries(facts.paid as Record<string, number>).map(([sign, n]) => ({ sign, n, seat, from: goods(sign), to: [scene] }));
    case 'dropped': return [{ sign: facts.item, seat, from: goods(facts.item), to: goods('favor') }];
    case 'built': return [{ sign: kindOf(facts.tile), seat, from: [`carving-${facts.tile}`, `row-${kindOf(facts.tile)}`, scene], to: [`hex-${seat}-${(facts.at as number[]).join()}`, `seat-${seat}`] }];
    case 'token': return [{ sign: 'explore_token', seat, from: [scene], to: [`seat-${seat}`] }];
    case 'slept': return facts.pod ? [{ sign: 'sleep', seat, from: [`sleepers-${seat}`, `seat-${seat}`], to: [`pod-${facts.pod}`] }] : [];
    case 'drew': case 'kept': return [{ sign: 'seed', seat, from: ['deck', scene], to: [`hand-${seat}`, `seat-${seat}`] }];
    case 'planted': return [{ sign: 'planted', seat, from: [`hand-${seat}`], to: [`planted-${seat}`, `seat-${seat}`] }];
    case 'taught': return [{ sign: 'dance', seat, from: [`seat-${seat}`], to: [`dance-${facts.dance}`] }];
    case 'automa-row-3': case 'automa-row-2': return [{ sign: 'bee', seat, strength: facts.strength, from: home, to: [`space-${facts.action}-0`] }];
    case 'automa-retrieves': return (facts.strengths as number[]).map((strength) => ({ sign: 'bee', seat, strength, from: ['space-grow-0', 'space-explore-0'], to: home }));
    case 'automa-home': case 'automa-worker': return [{ sign: 'bee', seat, strength: facts.strength, from: [scene], to: home }];
    case 'automa-flies': return [{ sign: 'act-explore', seat, from: ['space-explore-0'], to: [`sky-${(facts.to as number[]).join('-')}`] }];
    case 'automa-takes': case 'automa-carves': return [{ sign: kindOf(facts.tile), seat, from: [`carving-${facts.tile}`, `row-${kindOf(facts.tile)}`], to: [`seat-${seat}`] }];
    case 'automa-sleeps': return [{ sign: 'sleep', seat, from: [`seat-${seat}`], to: [`pod-${facts.pod}`] }];
    case 'automa-scores': return [{ sign: 'vp', n: facts.points, seat, from: [scene], to: [`seat-${seat}`] }];
    default: return [];
  }
}
