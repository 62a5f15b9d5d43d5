/** Signs on a hex: each as wide as it is, in as many rows as they need. */

import type { Sign } from './symbols';

export interface Laid {
  part: Sign;
  x: number;
  y: number;
}

/** So wide is a hex where it is written on. */
const WIDE = 74;
const ROW = 22;

function width(part: Sign): number {
  if ('text' in part) return 5 + 7.5 * part.text.length;
  return part.n && part.n > 1 && part.sign !== 'vp' ? 26 : 21;
}

const sum = (row: Sign[]) => row.reduce((all, part) => all + width(part), 0);

/** A number stays with what it counts: text never begins a row. */
function rows(parts: Sign[]): Sign[][] {
  const found: Sign[][] = [[]];
  for (const part of parts) {
    const last = found.at(-1)!;
    if ('sign' in part && last.length && sum(last) + width(part) > WIDE) found.push([part]);
    else last.push(part);
  }
  return found;
}

export function lay(parts: Sign[], middle: number): Laid[] {
  const all = rows(parts);
  return all.flatMap((row, down) => {
    let left = -sum(row) / 2;
    return row.map((part) => {
      left += width(part);
      return { part, x: left - width(part) / 2, y: middle + (down - (all.length - 1) / 2) * ROW };
    });
  });
}
