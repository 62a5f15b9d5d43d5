/**
 * Links that can be handed on. A seat key stands only in the fragment, which no server sees, and only in a seat's own
 * link.
 */

/** The parts of a fragment such as `k=…&at=12`. */
export function fragment(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Come and play: the table, and the watchers' key so that a guest can share it too. */
export function invite(table: string, watch: string): string {
  return `${location.origin}/t/${table}${watch ? `#w=${watch}` : ''}`;
}

/** My seat on another device. Whoever has it holds the seat. */
export function seatLink(table: string, key: string): string {
  return `${location.origin}/t/${table}#k=${key}`;
}

/** Come and watch, from the beginning or at a moment. */
export function watchLink(watch: string, at: number | null = null, viewer: number | null = null): string {
  const moment = at === null ? '' : `&at=${at}`;
  return `${location.origin}/w#${watch}${moment}${viewer === null ? '' : `&seat=${viewer}`}`;
}
