/** The frame around all pages: addresses, arriving, files that do not come, copying. */

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrival } from '$lib/arrival.svelte';
import { Copying, copyText } from '$lib/parts/clipboard.svelte';
import Copy from '$lib/parts/Copy.svelte';
import Reload from '$lib/parts/Reload.svelte';
import Unloaded from '$lib/parts/Unloaded.svelte';
import { unloaded } from '$lib/parts/unloaded.svelte';
import { follow, route } from '$lib/route.svelte';
import { words } from '$lib/words/words.svelte';

const mounted: Record<string, unknown>[] = [];
beforeEach(async () => {
  await words.need('page');
  document.body.innerHTML = '';
});
afterEach(async () => {
  for (const each of mounted.splice(0)) await unmount(each);
  unloaded.missing = false;
});

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/new/apiary', { page: 'new', game: 'apiary' }],
    ['/t/abc', { page: 'table', table: 'abc' }],
    ['/t/a%20b/', { page: 'table', table: 'a b' }],
    ['/w', { page: 'watch' }],
    ['/rules/propolis', { page: 'rules', game: 'propolis' }],
    ['/rules', { page: 'nowhere' }],
    ['/t/abc/more', { page: 'nowhere' }],
    ['/w/abc', { page: 'nowhere' }],
    ['/else', { page: 'nowhere' }],
  ])('%s leads to %o', (path, place) => {
    route.go(path);
    expect(route.place).toEqual(place);
  });
  it('keep their fragment apart', () => {
    route.go('/rules/apiary#APY-1');
    expect([route.path, route.fragment]).toEqual(['/rules/apiary', 'APY-1']);
  });
  it('change their fragment without a new page', () => {
    route.go('/t/abc#k=secret');
    const place = route.place;
    route.mark('at=3');
    expect([location.hash, route.fragment]).toEqual(['#at=3', 'at=3']);
    expect(route.place).toBe(place);
    route.mark('');
    expect(location.hash).toBe('');
  });
  it('follow the browser back', () => {
    route.go('/new/apiary');
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(route.place).toEqual({ page: 'lobby' });
  });
});

describe('links', () => {
  const click = (html: string, init: MouseEventInit = {}) => {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    Object.defineProperty(event, 'target', { value: document.body.firstElementChild });
    follow(event);
    return event.defaultPrevented;
  };
  beforeEach(() => route.go('/'));

  it('of this page are followed without loading it again', () => {
    expect(click('<a href="/new/apiary">x</a>')).toBe(true);
    expect(route.path).toBe('/new/apiary');
  });
  it.each([
    ['to another site', '<a href="https://example.com/">x</a>', {}],
    ['to a file', '<a href="/x.skep" download>x</a>', {}],
    ['to the interface of the server', '<a href="/api/tables">x</a>', {}],
    ['for a new window', '<a href="/rules/apiary" target="_blank">x</a>', {}],
    ['inside the page', '<a href="/#games">x</a>', {}],
    ['with a key for a new tab', '<a href="/new/apiary">x</a>', { ctrlKey: true }],
    ['with the middle button', '<a href="/new/apiary">x</a>', { button: 1 }],
    ['that are none', '<b>x</b>', {}],
  ])('%s are left to the browser', (_, html, init) => {
    expect(click(html, init)).toBe(false);
    expect(route.path).toBe('/');
  });
});

describe('arriving at a page', () => {
  const heading = () => document.querySelector('h1');

  it('moves the focus to its heading and reads out its title', async () => {
    document.title = 'Apiary · Skep';
    document.body.innerHTML = '<main><h1>New table</h1></main>';
    arrival.expect();
    await tick();
    expect(document.activeElement).toBe(heading());
    expect(arrival.title).toBe('Apiary · Skep');
  });
  it('waits for a page that is still being fetched', async () => {
    arrival.expect();
    expect(arrival.title).toBe('');
    document.body.innerHTML = '<main><h1>Late</h1></main>';
    await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
  });
  it('leaves the focus to who already works on the page', async () => {
    document.body.innerHTML = '<main><h1>Form</h1><input /></main>';
    document.querySelector('input')!.focus();
    arrival.expect();
    await tick();
    expect(document.activeElement).toBe(document.querySelector('input'));
  });
});

describe('a file that does not come', () => {
  it('offers to reload, and can be put aside', () => {
    mounted.push(mount(Reload, { target: document.body }));
    expect(document.querySelector('[role=alert]')).toBeNull();
    dispatchEvent(new Event('vite:preloadError'));
    flushSync();
    expect(document.querySelector('[role=alert] .main')!.textContent).toBe('Reload');
    document.querySelector<HTMLButtonElement>('.quiet')!.click();
    flushSync();
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
  it('is told once, where it is missing', () => {
    mounted.push(mount(Reload, { target: document.body }), mount(Unloaded, { target: document.body }));
    dispatchEvent(new Event('vite:preloadError'));
    flushSync();
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(document.querySelector('h1')!.textContent).toBe('Part of this page could not be loaded');
  });
});

describe('copying', () => {
  const old = vi.fn();
  const clipboard = (writeText: unknown) =>
    vi.stubGlobal('navigator', { ...navigator, clipboard: writeText && { writeText } });
  beforeEach(() => {
    old.mockReset();
    document.execCommand = old;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('uses the clipboard', async () => {
    const write = vi.fn(() => Promise.resolve());
    clipboard(write);
    expect(await copyText('x')).toBe(true);
    expect(write).toHaveBeenCalledWith('x');
    expect(old).not.toHaveBeenCalled();
  });
  it('goes the old way without one, and leaves nothing behind', async () => {
    clipboard(undefined);
    old.mockImplementation(() => document.querySelector('textarea')?.value === 'x');
    expect(await copyText('x')).toBe(true);
    expect(document.querySelector('textarea')).toBeNull();
  });
  it('says so if neither works', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    old.mockReturnValue(false);
    const copying = new Copying();
    await copying.copy('x');
    expect(copying.state).toBe('failed');
  });
  it('selects a link that has to be copied by hand, and says how', async () => {
    clipboard(undefined);
    old.mockReturnValue(false);
    mounted.push(mount(Copy, { target: document.body, props: { link: 'http://x/t/1', label: 'Invite' } }));
    document.querySelector('button')!.click();
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
    expect(document.activeElement).toBe(document.querySelector('input'));
    expect(document.querySelector('button')!.textContent).not.toContain('Copied');
  });
});
