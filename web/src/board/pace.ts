/** How long things take: the times of `app.css`, in milliseconds, so that style and script agree. */

import { still } from '$lib/live/likes.svelte';

export interface Pace {
  /** A piece moves, turns over or falls. */
  move: number;
  /** Something flies above the board from one piece to another. */
  flight: number;
  /** From the beginning of one movement to the beginning of the next. */
  beat: number;
  /** One number after another is counted. */
  count: number;
  /** A piece stands out for a moment. */
  light: number;
}

const USUAL: Pace = { move: 300, flight: 320, beat: 90, count: 260, light: 400 };
/** Without motion there is more to see in what stands out. */
const LONG_LIGHT = 1300;
let known: Pace | null = null;

export function pace(): Pace {
  known ??= read();
  return still() ? { ...known, light: LONG_LIGHT } : known;
}

function read(): Pace {
  const style = getComputedStyle(document.documentElement);
  const time = (name: keyof Pace) => parseFloat(style.getPropertyValue(`--${name}`)) || USUAL[name];
  return { move: time('move'), flight: time('flight'), beat: time('beat'), count: time('count'), light: time('light') };
}

/** How long pieces of a list slide to their new places. */
export function slide(): { duration: number } {
  return { duration: still() ? 0 : pace().move };
}
