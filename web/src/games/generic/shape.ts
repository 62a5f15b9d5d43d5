/**
 * How a view is shown without knowing its game: facts, rows of pieces, tables of alike things, and what lies inside.
 */

import { words } from '$lib/words/words.svelte';

export interface Piece {
  text: string;
  count: number;
  keys: string[];
}
export type Part =
  | { kind: 'fact'; name: string; text: string }
  | { kind: 'row'; name: string; pieces: Piece[] }
  | { kind: 'grid'; name: string; columns: string[]; lines: { cells: string[]; keys: string[] }[] }
  | { kind: 'group'; name: string; parts: Part[] };

const LONG = 24;

/**
 * What a part or a piece is called in the language spoken; what has no word there as people read it, `wax_foundry` as
 * `wax foundry`.
 */
export function called(name: string): string {
  const id = `plain-${name.replaceAll('_', '-')}`;
  return words.knows(id) ? words.say(id) : name.replaceAll(/[-_]/g, ' ').trim();
}

export function text(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value)) return value.map(text).join(',');
  if (typeof value === 'object')
    return entriesOf(value)
      .map(([name, part]) => `${called(name)} ${text(part)}`)
      .join(', ');
  return `${value as string | number}`;
}

/** What a record holds, of whose fields nothing is known. */
function entriesOf(record: object): [string, unknown][] {
  return Object.entries(record);
}

/** The options that speak of this thing: whose key's last part is its text. */
function about(value: string, keys: string[]): string[] {
  return keys.filter((key) => key.slice(key.indexOf(':') + 1) === value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const plain = (value: unknown) => value === null || typeof value !== 'object';
const place = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.length < 4 && value.every((part) => typeof part === 'number');

/** A view as parts; `keys` are the options, so that pieces can light up. */
export function parts(view: object, keys: string[]): Part[] {
  return entriesOf(view).flatMap(([name, value]) => part(name, value, keys));
}

function part(name: string, value: unknown, keys: string[]): Part[] {
  if (plain(value)) return value === null || value === '' ? [] : [{ kind: 'fact', name, text: text(value) }];
  if (Array.isArray(value)) return value.length ? [list(name, value, keys)] : [];
  const entries = isRecord(value) ? entriesOf(value) : [];
  if (!entries.length) return [];
  if (entries.every(([, count]) => typeof count === 'number')) {
    return [
      {
        kind: 'row',
        name,
        pieces: entries.map(([piece, count]) => ({ text: piece, count: Number(count), keys: about(piece, keys) })),
      },
    ];
  }
  return [{ kind: 'group', name, parts: isRecord(value) ? parts(value, keys) : [] }];
}

function list(name: string, value: unknown[], keys: string[]): Part {
  if (place(value) && !value.some((each) => about(String(each), keys).length))
    return { kind: 'fact', name, text: value.join(' · ') };
  if (value.every((each) => plain(each) || place(each))) {
    return {
      kind: 'row',
      name,
      pieces: value.map((each) => ({ text: text(each), count: 1, keys: about(text(each), keys) })),
    };
  }
  if (value.every(isRecord) && flat(value)) return grid(name, value, keys);
  return { kind: 'group', name, parts: value.flatMap((each, at) => part(String(at + 1), each, keys)) };
}

/** Are all of them small records of short things? */
function flat(value: Record<string, unknown>[]): boolean {
  return value.every((each) => Object.values(each).every((cell) => plain(cell) || text(cell).length <= LONG));
}

function grid(name: string, value: Record<string, unknown>[], keys: string[]): Part {
  const columns = [...new Set(value.flatMap((each) => Object.keys(each)))];
  const lines = value.map((each) => {
    const cells = columns.map((column) => text(each[column]));
    return { cells, keys: cells.flatMap((cell) => about(cell, keys)) };
  });
  return { kind: 'grid', name, columns, lines };
}
