/** What the address asks for, fetched at once: words, page, game and its words need not wait for each other. */

import { drawing } from '$lib/games';
import { kept } from '$lib/live/drawer';
import type { Place } from '$lib/route.svelte';
import { words } from '$lib/words/words.svelte';

export const tables = () => import('$lib/pages/tables');

/** The drawing of a game and its words, for a table that will stand soon. What fails is told where it is needed. */
export function fetchGame(game: string): void {
  void Promise.all([drawing(game), words.need(game)]).catch(() => undefined);
}

export function ahead(place: Place): void {
  if (place.page === 'new') void words.need(place.game).catch(() => undefined);
  if (place.page !== 'table' && place.page !== 'watch') return;
  void tables().catch(() => undefined);
  const game = place.page === 'table' && kept(place.table)?.game;
  if (game) fetchGame(game);
}
