/** Times as people say them. */

import { words } from './words.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** `5 minutes ago`, from milliseconds since 1970. */
export function ago(then: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const format = new Intl.RelativeTimeFormat(words.lang, { numeric: 'auto' });
  for (const [unit, size] of STEPS) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return format.format(0, 'second');
}

/** `4:05`, `1:02:00` or `3 d 4 h`: what is left on a clock. */
export function clock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  if (left >= 2 * 86_400) return `${Math.floor(left / 86_400)} d ${Math.floor((left % 86_400) / 3600)} h`;
  if (left >= 3600) return `${Math.floor(left / 3600)}:${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
  return `${Math.floor(left / 60)}:${two(left % 60)}`;
}
