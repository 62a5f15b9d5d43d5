/** Where the page stands: a small router over the browser's own history. */

export type Place =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'watch' }
  | { page: 'rules'; game: string }
  | { page: 'nowhere' };

function parse(path: string): Place {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length) return { page: 'nowhere' };
  if (!first) return { page: 'lobby' };
  if (first === 'w' && !second) return { page: 'watch' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 't' && second) return { page: 'table', table: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  return { page: 'nowhere' };
}

class Route {
  /** The address without its fragment. */
  path: string = $state(location.pathname);
  place: Place = $derived(parse(this.path));
  /** The fragment without its `#`. */
  fragment: string = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.look());
    addEventListener('hashchange', () => this.look());
  }

  private look(): void {
    this.path = location.pathname;
    this.fragment = location.hash.slice(1);
  }

  /** Go to another address. */
  go(to: string): void {
    history.pushState(null, '', to);
    this.look();
    if (!this.fragment) scrollTo(0, 0);
  }

  /** Change the fragment without a new entry in the history. */
  mark(fragment: string): void {
    history.replaceState(null, '', location.pathname + (fragment ? `#${fragment}` : ''));
    this.fragment = fragment;
  }
}

export const route = new Route();

/** Follow links of this page without reloading it. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  if (
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== location.origin ||
    link.pathname.startsWith('/api')
  )
    return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}
