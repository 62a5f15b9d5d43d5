/** Results against the solo opponent, kept in this browser: one a table, told by level. */

import { read, write } from '$lib/live/drawer';

export interface Result {
  level: number;
  own: number;
  hers: number;
  won: boolean;
}
export interface Level {
  level: number;
  matches: number;
  won: number;
  best: number;
  mean: number;
  hers: number;
}

const PLACE = 'skep.apiary.solo';
const ASIDE = `${PLACE}.aside`;
type Kept = Record<string, Result>;

const NUMBERS = ['level', 'own', 'hers'] as const;

function isResult(value: unknown): value is Result {
  const found = value as Partial<Result> | null;
  return (
    typeof found === 'object' &&
    found !== null &&
    NUMBERS.every((name) => Number.isFinite(found[name])) &&
    typeof found.won === 'boolean'
  );
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isResult);
}

/** All results; what can't be read is put aside first, so that nothing is lost. */
function kept(): Kept {
  const found = read<unknown>(PLACE, null);
  if (isKept(found)) return found;
  const text = localStorage.getItem(PLACE);
  if (text !== null) {
    localStorage.setItem(`${ASIDE}.${Date.now()}`, text);
    localStorage.removeItem(PLACE);
  }
  return {};
}

/** Keep how a table's match ended; the same table counts once. */
export function remember(table: string, result: Result): void {
  write(PLACE, { ...kept(), [table]: result });
}

/** Were there results that could not be read? */
export function aside(): boolean {
  return Object.keys(localStorage).some((name) => name.startsWith(ASIDE));
}

export function levels(): Level[] {
  const all = Object.values(kept());
  const mean = (of: number[]) => Math.round((10 * of.reduce((sum, one) => sum + one, 0)) / of.length) / 10;
  return [...new Set(all.map(({ level }) => level))].sort().map((level) => {
    const own = all.filter((result) => result.level === level);
    const points = own.map((result) => result.own);
    return {
      level,
      matches: own.length,
      won: own.filter((result) => result.won).length,
      best: Math.max(...points),
      mean: mean(points),
      hers: mean(own.map((result) => result.hers)),
    };
  });
}
