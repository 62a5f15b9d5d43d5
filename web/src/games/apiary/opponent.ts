/** The solo opponent's turns, read from what was told. */

import type { Colour, ToldSeen } from '$lib/wire';

/** How the views number her. */
export const AUTOMA = 1;
const COLOURS: Colour[] = ['clover', 'heather', 'cornflower', 'poppy', 'honey'];

/** She has no chair, so she takes the first colour that is free. */
export function herColour(taken: Colour[]): Colour {
  return COLOURS.find((colour) => !taken.includes(colour)) ?? 'poppy';
}

const STARTS = ['automa-row-2', 'automa-row-3', 'automa-retrieves'];
/** What belongs to her turn although it is not her doing. */
const ASIDE = ['home', 'refilled', 'refreshed'];

/** Her last turn: from the card that she followed to the next turn of the player. */
export function lastTurn(told: ToldSeen[]): ToldSeen[] {
  const from = told.findLastIndex(({ name }) => STARTS.includes(name));
  if (from < 0) return [];
  const rest = told.slice(from);
  const end = rest.findIndex(
    ({ name, seat }) => name === 'turn' || (seat >= 0 && seat !== AUTOMA && !ASIDE.includes(name)),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

/** Her points before each of her turns, for the chart. */
export function herCourse(told: ToldSeen[]): { entries: number; points: number }[] {
  const turns = told.filter(({ name }) => STARTS.includes(name));
  return turns.map(({ entry, facts }) => ({ entries: entry, points: Number(facts.hers) }));
}
