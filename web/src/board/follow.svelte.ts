/** A board's motion follows what the table shows. */

import { onDestroy, untrack } from 'svelte';
import type { BoardProps } from '$lib/games/board';
import type { Game, Table, ToldSeen } from '$lib/wire';
import type { Plan } from './director.svelte';

/** From one view to the next, and what happened in between. */
export interface Step<G extends Game> {
  events: ToldSeen<G>[];
  before: Table<G>;
  after: Table<G>;
}

/** Let each new view begin a step. Called by a board before it draws, so that what leaves can still be seen. */
export function follow<G extends Game>(props: () => BoardProps<G>, plan: (step: Step<G>) => Plan): void {
  let shown = untrack(() => props().sight.view);
  $effect.pre(() => {
    const { sight, latest, motion } = props();
    if (sight.view === shown) return;
    const before = shown.table;
    shown = sight.view;
    untrack(() => motion.begin(plan({ events: latest, before, after: shown.table }), before));
  });
  onDestroy(() => untrack(() => props().motion.end()));
}
