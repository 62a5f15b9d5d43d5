/** What this browser keeps between visits: keys to tables, and how its person likes things. */

import type { Color, SeatKey } from '$lib/wire';

/** A table that this browser holds keys for. Keys stay here and in headers; never in an address. */
export interface Kept {
  table: string;
  game: string;
  mode: string;
  keys: SeatKey[];
  host: string;
  watch: string;
  /** Who sits there, for the list in the lobby. */
  names: string[];
  phase: 'waiting' | 'playing' | 'over';
  myTurn: boolean;
  /** When it was last looked at. */
  at: number;
}

const TABLES = 'skep.tables';
const MOST = 40;

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A full or forbidden store: the page works on without a memory.
  }
}

export function tables(): Kept[] {
  return read<Kept[]>(TABLES, []).sort((a, b) => b.at - a.at);
}

export function kept(table: string): Kept | undefined {
  return tables().find((each) => each.table === table);
}

/** Keep what is known of a table, on top of what was. */
export function keep(table: string, more: Partial<Kept>): Kept {
  const before = kept(table) ?? {
    table,
    game: '',
    mode: '',
    keys: [],
    host: '',
    watch: '',
    names: [],
    phase: 'waiting' as const,
    myTurn: false,
    at: 0,
  };
  const now: Kept = { ...before, at: Date.now(), ...more, table };
  write(TABLES, [now, ...tables().filter((each) => each.table !== table)].slice(0, MOST));
  return now;
}

/** Add a seat key to a table, in place of an older one of the same seat. */
export function keepKey(table: string, key: SeatKey): Kept {
  const others = (kept(table)?.keys ?? []).filter((each) => each.seat !== key.seat && each.key !== key.key);
  return keep(table, { keys: [...others, key].sort((a, b) => a.seat - b.seat) });
}

/**
 * The keys of a table, and whose they are: a key that came by link learns its seat once the server tells which seats
 * are held.
 */
export function named(table: string, seats: number[]): SeatKey[] {
  const keys = kept(table)?.keys ?? [];
  const open = seats.filter((seat) => !keys.some((each) => each.seat === seat));
  const unknown = keys.filter((each) => each.seat < 0);
  if (open.length !== 1 || unknown.length !== 1) return keys;
  return keys.map((each) => (each.seat < 0 ? { ...each, seat: open[0]! } : each)).sort((a, b) => a.seat - b.seat);
}

const WISHED = 'skep.wished';

/** The key of a seat that this browser asked for and has not got; empty if there is none. */
export function wished(table: string): string {
  const wish = read(WISHED, { table: '', key: '' });
  return wish.table === table ? wish.key : '';
}

/**
 * A key to ask for a seat with: the same until it is granted, so that asking again after a lost answer takes no second
 * chair.
 */
export function wish(table: string): string {
  const key = wished(table) || word(24);
  write(WISHED, { table, key });
  return key;
}

export function granted(): void {
  write(WISHED, { table: '', key: '' });
}

/** A number of random bytes as a word. */
export function word(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** The table's link was taken back: what is kept of it moves to its new name. */
export function rename(table: string, name: string): void {
  const before = kept(table);
  if (before) keep(name, before);
  forget(table);
}

export function forget(table: string): void {
  write(
    TABLES,
    tables().filter((each) => each.table !== table),
  );
}

export interface Person {
  name: string;
  color: Color;
}

export function me(): Person {
  return { name: '', color: 'honey', ...read<Partial<Person>>('skep.me', {}) };
}

export function rememberMe(person: Person): void {
  write('skep.me', person);
}
