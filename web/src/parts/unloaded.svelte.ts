/** A file of the page did not come: the line failed, or a release took it away while the tab was open. */
class Unloaded {
  missing = $state(false);
  /** So many places say so already. */
  said = $state(0);

  constructor() {
    addEventListener('vite:preloadError', () => (this.missing = true));
  }
}

export const unloaded = new Unloaded();
