/** What moves when something happened: pieces on their way from one spot to another, one after the other. */

import type { Flight } from '$lib/board/director.svelte';
import type { AutomaRetrievesFacts, Event, StrengthsFacts } from '$lib/wire/apiary';
import { kindOf } from './catalogue';
import type { Colony } from './table';

/** A worker, as `bee`, or a sign under way. */
export interface Drawn {
  sign: string;
  n?: number;
  seat: number;
  strength?: number;
}
type Way = Drawn & { from: string[]; to: string[] };

const MOST = 12;

/**
 * What flies, `beat` milliseconds apart, and where the scene is then: what follows a later answer comes from where the
 * last one left off. `before` is the table as it stood.
 */
export function flights(
  events: Event[],
  before: Colony,
  scene: string,
  beat: number,
): { found: Flight<Drawn>[]; scene: string } {
  const all: Way[] = [];
  for (const event of events) {
    scene = sceneOf(event) ?? scene;
    all.push(...ways(event, scene, before));
  }
  const found = all.slice(-MOST).map(({ from, to, ...drawn }, at) => ({ drawn, from, to, at: at * beat }));
  return { found, scene };
}

/** Where something happens from now on; null: where it did. */
function sceneOf({ name, seat, facts }: Event): string | null {
  switch (name) {
    case 'turn':
      return `seat-${seat}`;
    case 'placed':
    case 'automa-row-3':
    case 'automa-row-2':
      return `space-${facts.action}-0`;
    case 'flew':
    case 'automa-flies':
      return `sky-${facts.to.join('-')}`;
    case 'played':
      return `hand-${seat}`;
    default:
      return null;
  }
}

/** A bumped worker waits beside the docking mat: it comes in from the other side. */
function landing(seat: number, [from, to]: string[]): { from: string[]; to: string[] } {
  return { from: [`${from}-${seat}`, `seat-${seat}`], to: [`${to}-${seat}`, `seat-${seat}`] };
}

/**
 * Where a seat's workers stood before they were called home, each with its strength: on the board, or landed. The solo
 * opponent calls those of one color.
 */
function stood({ actions, seats }: Colony, seat: number, color?: string): { strength: number; spot: string }[] {
  const out = actions.flatMap(({ action, spaces }) =>
    spaces.flatMap((worker, at) =>
      worker?.seat === seat && (!color || worker.color === color)
        ? [{ strength: worker.strength, spot: `space-${action}-${at}` }]
        : [],
    ),
  );
  return [...out, ...(seats[seat]?.workers.landing ?? []).map((strength) => ({ strength, spot: `landing-${seat}` }))];
}

/** Each comes home from where it stood; where that is not known, it is only there. */
function called(seat: number, facts: StrengthsFacts | AutomaRetrievesFacts, before: Colony, home: string[]): Way[] {
  const left = stood(before, seat, 'color' in facts ? facts.color : undefined);
  return facts.strengths.map((strength) => {
    const at = left.findIndex((each) => each.strength === strength);
    const from = at < 0 ? [] : left.splice(at, 1).map(({ spot }) => spot);
    return { sign: 'bee', seat, strength, from, to: home };
  });
}

function ways(event: Event, scene: string, before: Colony): Way[] {
  const { name, seat, facts } = event;
  const home = [`pool-${seat}`, `seat-${seat}`];
  const goods = (item: string) => [`goods-${seat}-${item}`, `seat-${seat}`];
  switch (name) {
    case 'placed':
      return [{ sign: 'bee', seat, strength: facts.strength, from: home, to: [`space-${facts.action}-0`] }];
    case 'bumped': {
      const action = scene.slice(6, -2);
      const last = (before.actions.find((each) => each.action === action)?.spaces.length ?? 1) - 1;
      return [
        {
          sign: 'bee',
          seat: facts.owner,
          strength: facts.strength,
          from: [`space-${action}-${last}`],
          to: [`lifted-${facts.owner}`, `pool-${facts.owner}`, `seat-${facts.owner}`],
        },
      ];
    }
    case 'home':
      return [
        {
          sign: 'bee',
          seat,
          strength: facts.strength,
          ...landing(seat, facts.place === 'landing' ? ['pool', 'landing'] : ['landing', 'pool']),
        },
      ];
    case 'worker':
      return [{ sign: 'bee', seat, strength: facts.strength, from: [scene], to: home }];
    case 'retrieved':
    case 'automa-retrieves':
      return called(seat, facts, before, home);
    case 'stronger':
      return [{ sign: 'strength', seat, from: home, to: home }];
    case 'gained':
      return [{ sign: facts.item, n: facts.count, seat, from: [scene], to: goods(facts.item) }];
    case 'paid':
      return Object.entries(facts.paid).map(([sign, n]) => ({
        sign,
        n,
        seat,
        from: goods(sign),
        to: [scene],
      }));
    case 'dropped':
      return [{ sign: facts.item, seat, from: goods(facts.item), to: goods('favor') }];
    case 'built':
      return [
        {
          sign: kindOf(facts.tile),
          seat,
          from: [`carving-${facts.tile}`, `row-${kindOf(facts.tile)}`, scene],
          to: [`hex-${seat}-${facts.at.join()}`, `seat-${seat}`],
        },
      ];
    case 'token':
      return [{ sign: 'explore_token', seat, from: [scene], to: [`seat-${seat}`] }];
    case 'slept':
      return facts.pod
        ? [{ sign: 'sleep', seat, from: [`sleepers-${seat}`, `seat-${seat}`], to: [`pod-${facts.pod}`] }]
        : [];
    case 'drew':
    case 'kept':
      return [{ sign: 'seed', seat, from: ['deck', scene], to: [`hand-${seat}`, `seat-${seat}`] }];
    case 'planted':
      return [{ sign: 'planted', seat, from: [`hand-${seat}`], to: [`planted-${seat}`, `seat-${seat}`] }];
    case 'taught':
      return [{ sign: 'dance', seat, from: [`seat-${seat}`], to: [`dance-${facts.dance}`] }];
    case 'automa-row-3':
    case 'automa-row-2':
      return [{ sign: 'bee', seat, strength: facts.strength, from: home, to: [`space-${facts.action}-0`] }];
    case 'automa-home':
    case 'automa-worker':
      return [{ sign: 'bee', seat, strength: facts.strength, from: [scene], to: home }];
    case 'automa-flies':
      return [{ sign: 'act-explore', seat, from: ['space-explore-0'], to: [`sky-${facts.to.join('-')}`] }];
    case 'automa-takes':
    case 'automa-carves':
      return [
        {
          sign: kindOf(facts.tile),
          seat,
          from: [`carving-${facts.tile}`, `row-${kindOf(facts.tile)}`],
          to: [`seat-${seat}`],
        },
      ];
    case 'automa-sleeps':
      return [{ sign: 'sleep', seat, from: [`seat-${seat}`], to: [`pod-${facts.pod}`] }];
    case 'automa-scores':
      return [{ sign: 'vp', n: facts.points, seat, from: [scene], to: [`seat-${seat}`] }];
    default:
      return [];
  }
}
