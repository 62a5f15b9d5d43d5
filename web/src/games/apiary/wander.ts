/** Arrow keys walk from piece to piece, wherever each lies. */

import { ahead } from './hexes';

export function wander(board: HTMLElement, event: KeyboardEvent): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-pick]');
  if (!event.key.startsWith('Arrow') || !from) return;
  const places = [...board.querySelectorAll<HTMLElement>('[data-pick]')]
    .filter((each) => each !== from && each.getClientRects().length > 0)
    .map((each) => ({ each, middle: middle(each) }));
  const next = ahead(places, middle(from), event.key);
  if (!next) return;
  event.preventDefault();
  next.each.focus();
  next.each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
