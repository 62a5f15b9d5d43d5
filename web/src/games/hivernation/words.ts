/** What Hivernation says otherwise than by the rule; mirrors `skep/tui/hivernation/drawing.py`. */

import type { GameWords } from '$lib/games/board';
import type { Say } from '$lib/words/words.svelte';
import { SIDES } from './table';

function sideName(say: Say, side: number): string {
  return say('hivernation-side', { side: SIDES[side % 2]! });
}

export const words: GameWords<'hivernation'> = {
  seat(say, seat, seats) {
    const side = sideName(say, seat);
    return seats === 2 ? side : `${side} (${say('seat-name', { seat: seat + 1 })})`;
  },

  facts(say, { name, facts }) {
    const ready = { tile: 'hidden', ...facts };
    if (name === 'pesticide') return { ...ready, all: [...facts.cells, ...facts.cut] };
    return name === 'over' ? { ...ready, because: say(`hivernation-end-${facts.reason}`) } : ready;
  },

  effect(say, before, after, seat) {
    const [own, other] = seat % 2 ? ([1, 0] as const) : ([0, 1] as const);
    if (after.lifted || (before.bees[0] === after.bees[0] && before.bees[1] === after.bees[1])) return '';
    const flips = before.bees[other] - after.bees[other];
    if (after.bees[own] - before.bees[own] === flips + 1)
      return flips ? say('hivernation-effect-flips', { count: flips }) : '';
    return say('hivernation-effect-count', { own: after.bees[own], other: after.bees[other] });
  },

  result(say, sight) {
    const { bees } = sight.view.table;
    const [most, least] = [Math.max(...bees), Math.min(...bees)];
    if (most === least) return say('hivernation-result-draw', { most });
    return say('hivernation-result-win', { side: SIDES[bees.indexOf(most)]!, most, least });
  },
};
