/** Arrow keys walk from piece to piece, wherever each lies. */

export interface Point {
  x: number;
  y: number;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How far aside of the way a piece may lie, for each step along it; and how much that counts. */
const WIDTH = 2.2;
const ASIDE = 1.5;

/**
 * The nearest in the way of an arrow key; what lies straight ahead is nearer than what lies aside. `extra` adds to how
 * far one is, to choose between two alike.
 */
export function nearestInDirection<T>(
  key: string,
  from: Point,
  all: Iterable<T>,
  middle: (one: T) => Point,
  extra: (one: T) => number = () => 0,
): T | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    const { x, y } = middle(one);
    const far = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    if (far < 1 || aside > far * WIDTH) continue;
    const cost = far + aside * ASIDE + extra(one);
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

/** Let arrow keys walk over the pieces within an element. */
export function arrowKeys(root: HTMLElement) {
  const walk = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest<HTMLElement>('.pick');
    if (!from || event.defaultPrevented || !WAYS[event.key]) return;
    const others = [...root.querySelectorAll<HTMLElement>('.pick')].filter(
      (each) => each !== from && each.getClientRects().length > 0,
    );
    const next = nearestInDirection(event.key, middleOf(from), others, middleOf);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  root.addEventListener('keydown', walk);
  return () => root.removeEventListener('keydown', walk);
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
