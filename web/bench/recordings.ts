/** Recorded matches: what the seats of a golden playthrough saw, moment by moment. The Vite server makes them. */

import type { Room, Sight, ToldSeen } from '$lib/wire';

export interface Recorded {
  /** The answer that led here; null at the beginning. */
  answer: { seat: number; key: string } | null;
  entries: number;
  /** One for each seat. */
  sights: Omit<Sight, 'told' | 'keep'>[];
  /** How many of the events below were told by now. */
  told: number;
}
export interface Recording {
  room: Room;
  moments: Recorded[];
  /** What each seat was told, in order. */
  events: ToldSeen[][];
}

async function fetched<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

/** All playthroughs, as `apiary/a-dance-is-taught`; none where no Vite server serves the page. */
export function names(): Promise<string[]> {
  return fetched<string[]>('/recordings').catch(() => []);
}

export function recording(name: string): Promise<Recording> {
  return fetched(`/recordings/${name}`);
}
