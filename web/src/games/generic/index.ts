/** A plain board for any game that has no drawing of its own yet, made from its view. */

import type { GameModule } from '../board';
import GenericBoard from './GenericBoard.svelte';
import Picture from './Picture.svelte';

export const Board: GameModule['Board'] = GenericBoard;
export const picture: GameModule['picture'] = Picture;
