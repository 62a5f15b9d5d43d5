/** Tips: what a thing means, told beside it. Whatever carries `data-tip` has one; `Tip.svelte` shows it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, 'width' | 'height'>;
type Spot = Pick<Box, 'left' | 'top'>;

const GAP = 6;
const ACTIVE = 'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"]';
/** Tips of things that cannot be used: one stop for the Tab key in each of these, arrows go on inside. */
const GROUP = 'ul, ol, dl, section, article, header, aside, main, [role="region"]';

/** Beside a thing and never over it: below if there is room, else above, else at its sides. */
export function beside(thing: Box, tip: Size, room: Size): Spot {
  const across = within(thing.left + (thing.width - tip.width) / 2, room.width - tip.width);
  const below = thing.top + thing.height + GAP;
  const above = thing.top - tip.height - GAP;
  if (below + tip.height <= room.height) return { left: across, top: below };
  if (above >= 0) return { left: across, top: above };
  const right = thing.left + thing.width + GAP;
  const fits = right + tip.width <= room.width;
  return { left: fits ? right : thing.left - tip.width - GAP, top: within(thing.top, room.height - tip.height) };
}

/** From the edge at least the gap, if there is so much room. */
function within(at: number, most: number): number {
  return Math.max(GAP, Math.min(at, most - GAP));
}

/** The thing with a tip at or around an element. */
export function tipped(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
}

/** The same for what has the focus; a control shows the tip of what is drawn in it. */
export function tippedByFocus(target: EventTarget | null): HTMLElement | null {
  const own = tipped(target);
  return own ?? (active(target) ? (target as Element).querySelector<HTMLElement>('[data-tip]') : null);
}

/** Can it be used, or does it lie in something that can? */
export function active(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ACTIVE) !== null;
}

/** Does a tip say more than the name of its thing? Then it describes it. */
export function describes(thing: Element, text: string): boolean {
  return ![thing.getAttribute('aria-label'), thing.textContent?.trim()].includes(text);
}

/** Give the keyboard a way to the tips of things that cannot be used. */
export function reach(root: ParentNode): void {
  for (const thing of root.querySelectorAll<HTMLElement>('[data-tip]:not([tabindex])'))
    if (!active(thing) && !thing.closest('[aria-hidden="true"]'))
      thing.tabIndex = stops(thing).some((other) => other.tabIndex === 0) ? -1 : 0;
  for (const thing of root.querySelectorAll<HTMLElement>('[data-tip][tabindex="-1"]')) {
    const all = stops(thing);
    if (all.length && !all.some((other) => other.tabIndex === 0)) all[0]!.tabIndex = 0;
  }
}

/** Walk to the next tip of the group; whether there was one. */
export function walk(thing: HTMLElement, key: string): boolean {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (!step || active(thing)) return false;
  const all = stops(thing);
  const next = all[(all.indexOf(thing) + step + all.length) % all.length]!;
  for (const other of all) other.tabIndex = other === next ? 0 : -1;
  next.focus();
  return next !== thing;
}

function stops(thing: HTMLElement): HTMLElement[] {
  const group = thing.closest(GROUP);
  const all = [...(group ?? thing.ownerDocument).querySelectorAll<HTMLElement>('[data-tip][tabindex]')];
  return all.filter((other) => other.closest(GROUP) === group && !active(other));
}
