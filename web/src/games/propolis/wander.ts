/** Arrow keys walk from piece to piece, wherever each lies. */

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function wander(board: HTMLElement, event: KeyboardEvent): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-pick]');
  const way = WAYS[event.key];
  if (!way || !from) return;
  const [x, y] = middle(from);
  let [best, least]: [HTMLElement | null, number] = [null, Infinity];
  for (const each of board.querySelectorAll<HTMLElement>('[data-pick]')) {
    if (each === from || !each.getClientRects().length) continue;
    const [dx, dy] = [middle(each)[0] - x, middle(each)[1] - y];
    const far = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (far > 1 && aside <= far * 2.5 && far + aside * 1.5 < least) [best, least] = [each, far + aside * 1.5];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
  best.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
