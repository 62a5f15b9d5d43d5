/** The solo opponent's turns, read from what was told. */

import type { Color } from '$lib/wire';
import type { Event } from '$lib/wire/apiary';

/** How the views number her. */
export const AUTOMA = 1;
const COLORS: Color[] = ['clover', 'heather', 'cornflower', 'poppy', 'honey'];

/** She has no chair, so she takes the first color that is free. */
export function herColor(taken: Color[]): Color {
  return COLORS.find((color) => !taken.includes(color)) ?? 'poppy';
}

const STARTS = ['automa-row-2', 'automa-row-3', 'automa-retrieves'];
/** What belongs to her turn although it is not her doing. */
const ASIDE = ['home', 'refilled', 'refreshed'];

/** Her last turn: from the card that she followed to the next turn of the player. */
export function lastTurn(told: Event[]): Event[] {
  const from = told.findLastIndex(({ name }) => STARTS.includes(name));
  if (from < 0) return [];
  const rest = told.slice(from);
  const end = rest.findIndex(
    ({ name, seat }) => name === 'turn' || (seat >= 0 && seat !== AUTOMA && !ASIDE.includes(name)),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

/** Her points before each of her turns, for the chart. */
export function herCourse(told: Event[]): { entries: number; points: number }[] {
  return told.flatMap(({ entry, facts }) =>
    'hers' in facts && 'active' in facts ? [{ entries: entry, points: facts.hers }] : [],
  );
}
