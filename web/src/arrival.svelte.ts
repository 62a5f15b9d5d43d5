/** After a change of address: the focus goes to the heading of the new page, and its title is read out. */

import { tick } from 'svelte';

class Arrival {
  /** What screen readers are told. */
  title = $state('');
  private seen: MutationObserver | undefined;

  /** A page was asked for; its heading may take a while to come. */
  expect(): void {
    this.seen?.disconnect();
    this.title = '';
    if (this.found()) return;
    this.seen = new MutationObserver(() => this.found() && this.seen?.disconnect());
    this.seen.observe(document.body, { childList: true, subtree: true });
  }

  private found(): boolean {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    if (!document.activeElement?.closest('main')) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    void tick().then(() => (this.title = document.title));
    return true;
  }
}

export const arrival = new Arrival();
