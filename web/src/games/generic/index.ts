/** A plain board for any game that has no drawing of its own yet, made from its view. */

import type { GameModule } from '../board';
import GenericBoard from './GenericBoard.svelte';

export const Board: GameModule['Board'] = GenericBoard;
