/**
 * Who plays by keys stays where they were: what had the focus goes with each answer, and the next question brings it
 * back.
 */

import { tick } from 'svelte';

export class Focus {
  private keys = false;
  private place = '';

  /** Note how the table is used, and where. */
  note = (event: Event): void => {
    if (event.type === 'focusin') this.place = placeOf(event.target as Element);
    else this.keys = event.type === 'keydown';
  };

  /** A new question: back to the list or to the board, if the focus was lost there. */
  async back(): Promise<void> {
    await tick();
    if (!this.keys || !this.place || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(this.place)?.focus();
  }
}

function placeOf(element: Element): string {
  if (element.closest('main')) return 'main [tabindex="0"]:not([data-tip])';
  return element.closest('section.ask') ? '.options button[tabindex="0"]' : '';
}
