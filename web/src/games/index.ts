/** The drawings of the games, fetched when a table needs one; without one the generic board serves. */

import type { Component } from 'svelte';
import type { GameModule } from './board';

/** A game's module knows its own views; the table hands it those of its game. */
const drawn = import.meta.glob<GameModule>('./*/index.ts');
const pictures = import.meta.glob<Component>('./*/Picture.svelte', { eager: true, import: 'default' });

/** The board that serves any game. */
export async function plainBoard(): Promise<GameModule['Board']> {
  return (await drawn['./generic/index.ts']!()).Board;
}

/** The drawing of a game, or the generic one. */
export async function drawing(game: string): Promise<GameModule> {
  const load = drawn[`./${game}/index.ts`] ?? drawn['./generic/index.ts']!;
  return load();
}

/** Only the picture of a game, for the lobby. */
export function picture(game: string): Component {
  return pictures[`./${game}/Picture.svelte`] ?? pictures['./generic/Picture.svelte']!;
}
