/** The HTTP half of the server: plain requests, and faults that say what to do next. */

import type {
  GameForm,
  LevelForm,
  Listing,
  Made,
  NewFork,
  NewTable,
  Room,
  RulesSeen,
  SeatKey,
  Sight,
  Sit,
} from '$lib/wire';

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause: string | null = null,
    readonly status = 0,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers.Authorization = `Bearer ${key}`;
  const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) }).catch(
    () => {
      throw new Refused('offline', '');
    },
  );
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text) as T;
  throw refusal(answer.status, text);
}

function refusal(status: number, text: string): Refused {
  try {
    const told = JSON.parse(text) as { code?: string; message?: string; clause?: string | null };
    return new Refused(told.code ?? 'trouble', told.message ?? '', told.clause ?? null, status);
  } catch {
    return new Refused('trouble', '', null, status);
  }
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export interface Playable {
  games: GameForm[];
  levels: LevelForm[];
}
let playable: Promise<Playable> | undefined;

async function askPlayable(): Promise<Playable> {
  const [games, levels] = await Promise.all([
    ask<GameForm[]>('GET', '/api/games'),
    ask<LevelForm[]>('GET', '/api/levels'),
  ]);
  return { games, levels };
}

export const api = {
  /** What can be played, and against whom; asked once. */
  playable(): Promise<Playable> {
    playable ??= askPlayable().catch((trouble: unknown) => {
      playable = undefined;
      throw trouble;
    });
    return playable;
  },
  listed: () => ask<Listing[]>('GET', '/api/tables'),
  /** Who is at a table; a key of mine opens it also by a name that was taken back. */
  room: (table: string, key?: string) => ask<Room>('GET', at(table), undefined, key),
  make: (table: NewTable) => ask<Made>('POST', '/api/tables', table),
  /** Sit down; with a key of mine on a chair of the same side. */
  sit: (table: string, sit: Sit, key?: string) => ask<SeatKey>('POST', `${at(table)}/sit`, sit, key),
  fork: (table: string, fork: NewFork, key: string) => ask<Made>('POST', `${at(table)}/fork`, fork, key),
  /** What my seat may know now. */
  sights: (table: string, key: string) => ask<Sight[]>('GET', `${at(table)}/sight`, undefined, key),
  rules: (game: string) => ask<RulesSeen>('GET', `/api/games/${encodeURIComponent(game)}/rules`),
};
