/**
 * One contract for everything on a board that can be picked, be it a button or a shape: role, name, focus, what the
 * mouse and the finger do, and the mark by which tests find it.
 */

import type { ClassValue } from 'svelte/elements';
import type { BoardState } from './board.svelte';
import type { Standing } from './decision';

export interface Pickable {
  /** The option that it stands for; several, if picking it can mean several. */
  key?: string | readonly string[] | null;
  label?: string;
  standing?: Standing;
  chosen?: boolean;
  /** Is its option under hover or focus? */
  lit?: boolean;
  /** Can it be reached by Tab? Without this, whatever is open can. */
  stop?: boolean;
  /** Is there something to be read about it, though it is not open? */
  readable?: boolean;
  look?: ClassValue;
  onpick?(): void;
  onenter?(): void;
  onleave?(): void;
}

/** Attributes of a button. */
export function pickable(board: BoardState, what: Pickable) {
  const keys = typeof what.key === 'string' ? [what.key] : (what.key ?? []);
  const key = keys[0] ?? null;
  const standing = what.standing ?? board.standing(key);
  const open = standing === 'open';
  const chosen = what.chosen ?? keys.includes(board.chosen ?? '');
  const lit = what.lit ?? keys.includes(board.focus ?? '');
  const enter = what.onenter ?? (() => board.point(key));
  const leave = what.onleave ?? (() => board.point(null));
  const mouse = (then: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') then();
  };
  return {
    class: ['pick', standing, what.look, { chosen, lit }],
    tabindex: (what.stop ?? open) ? 0 : -1,
    'aria-label': what.label,
    'aria-pressed': open ? chosen : undefined,
    'aria-disabled': open || (what.readable && standing === 'inert') ? undefined : ('true' as const),
    'data-option': keys.join(' ') || undefined,
    onclick: what.onpick ?? (() => key && board.pick(key)),
    onfocus: enter,
    onblur: leave,
    onpointerenter: mouse(enter),
    onpointerleave: mouse(leave),
  };
}

/** Attributes of a shape in a drawing, which answers to Enter and Space as a button does. */
export function pickableShape(board: BoardState, what: Pickable) {
  const attributes = pickable(board, what);
  return {
    ...attributes,
    role: 'button' as const,
    onkeydown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      attributes.onclick();
    },
  };
}
