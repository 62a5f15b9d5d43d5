/** Options that are no places: tiles of the hand and of the discard pile, declining. */

import type { DecisionSeen } from '$lib/wire';

interface Hands {
  decision: DecisionSeen | null;
  focus: string | null;
  chosen: string | null;
  onfocus(key: string | null): void;
  onpick(key: string): void;
  onwhy(key: string): void;
}

export class Loose {
  constructor(private hands: Hands) {}

  get chosen(): string | null {
    return this.hands.chosen;
  }

  known(key: string): boolean {
    return this.hands.decision?.options.some((option) => option.key === key) ?? false;
  }

  private refused(key: string): boolean {
    return this.hands.decision?.refusals.some((refusal) => refusal.key === key) ?? false;
  }

  point(key: string | null): void {
    this.hands.onfocus(key);
  }

  pick(key: string): void {
    if (this.known(key)) this.hands.onpick(key);
    else this.hands.onwhy(key);
  }

  /** How the tile of such an option stands and answers. */
  props(key: string) {
    const state = this.known(key) ? ('open' as const) : this.refused(key) ? ('closed' as const) : ('plain' as const);
    const open = state === 'open';
    return {
      state,
      chosen: open && this.hands.chosen === key,
      active: open && this.hands.focus === key,
      onpick: () => this.pick(key),
      onenter: () => this.point(open ? key : null),
      onleave: () => this.point(null),
    };
  }
}
