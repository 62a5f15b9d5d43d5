/** What Ambrosia says otherwise than by the rule; mirrors `skep/tui/ambrosia/drawing.py`. */

import type { GameWords } from '$lib/games/board';
import type { Params, Say } from '$lib/words/words.svelte';
import { numbersOf, verbOf } from '$lib/board/decision';
import { flightOf } from './asked';
import { COLORS, UNDER } from './table';

const COLOR_VERBS = new Set(['rob', 'start', 'last']);
const BEE_VERBS = new Set(['talent', 'pick', 'add', 'next']);

function optionFacts(say: Say, key: string): Params {
  const verb = verbOf(key);
  const what = key.slice(verb.length + 1);
  if (COLOR_VERBS.has(verb)) return { color: COLORS[Number(what)] ?? '' };
  if (BEE_VERBS.has(verb)) return { bee: what, what };
  if (verb === 'event') return { what: say(`ambrosia-card-${what}`) };
  if (verb === 'tunnel') return { count: Number(what) };
  const flight = flightOf(key);
  if (flight) return { from: String(flight.from), to: String(flight.to), count: flight.count };
  if (!what.includes(',')) return { what, at: what };
  const [at, bee] = numbersOf(key);
  return { at: String(at), place: placeName(say, bee!) };
}

/** Where in its group a bee lies. */
function placeName(say: Say, bee: number): string {
  return bee >= UNDER
    ? say('ambrosia-option-place-under')
    : say('ambrosia-option-place-top', { number: String(bee + 1) });
}

export const words: GameWords<'ambrosia'> = {
  seat: (say, seat) => say('ambrosia-color', { color: COLORS[seat % COLORS.length]! }),

  option: (say, key) => say(`ambrosia-option-${verbOf(key)}`, optionFacts(say, key)),

  facts(say, { name, facts }) {
    if (name === 'event') {
      const card = `ambrosia-card-${facts.event}`;
      return { ...facts, card: say(card), about: say(`${card}-about`) };
    }
    return name === 'over' ? { ...facts, because: say(`ambrosia-end-${facts.reason}`) } : facts;
  },

  effect(say, before, after) {
    const [was, now] = [before.colors[before.player], after.colors[before.player]];
    if (!was || !now) return '';
    const points = now.points - was.points;
    if (now.scorings > was.scorings) return say('ambrosia-effect-scores', { points });
    if (points > 0) return say('ambrosia-effect-points', { points });
    return before.phase === 'playing' && now.worth !== was.worth
      ? say('ambrosia-effect-worth', { worth: now.worth })
      : '';
  },
};
