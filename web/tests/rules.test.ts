/** The page of rules: clauses, the rulings that they rest on, and a search through both. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Rules from '$lib/pages/Rules.svelte';
import { words } from '$lib/words/words.svelte';

const RULES = {
  game: 'hivernation',
  sections: [
    {
      name: 'ATT',
      title: 'Attaching',
      clauses: [
        { id: 'HIV-ATT-01', text: 'A bee is put down.', rulings: [] },
        { id: 'HIV-ATT-02', text: 'A team shares a hand.', rulings: ['HIV-Q47', 'HIV-Q05'] },
      ],
    },
  ],
  rulings: '# Title\n\n## A. Teams\n\n**HIV-Q47 Who plays?** By turns.\n\n**HIV-Q05 Where?** *Anywhere*.',
};
let page: Record<string, unknown>;
const texts = (where: string) => [...document.querySelectorAll(where)].map((each) => each.textContent!.trim());

async function search(text: string) {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

describe('the rules of a game', () => {
  beforeEach(async () => {
    await words.need('page', 'skep');
    document.body.innerHTML = '';
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(RULES))));
    page = mount(Rules, { target: document.body, props: { game: 'hivernation' } });
    await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  });
  afterEach(async () => {
    await unmount(page);
    vi.unstubAllGlobals();
  });

  it('link each clause to the rulings that it rests on', () => {
    const links = [...document.querySelectorAll('#HIV-ATT-02 a.ruling')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#HIV-Q47', '#HIV-Q05']);
    expect(texts('#HIV-ATT-01 a.ruling')).toEqual([]);
    expect(document.getElementById('HIV-Q47')!.textContent).toContain('HIV-Q47 Who plays? By turns.');
  });
  it('have the rulings below, under their headings', () => {
    expect(texts('#rulings h3')).toEqual(['A. Teams']);
    expect(texts('#rulings strong')).toEqual(['HIV-Q47 Who plays?', 'HIV-Q05 Where?']);
  });
  it('are searched with their rulings', async () => {
    await search('anywhere');
    expect([texts('dd'), texts('#rulings strong')]).toEqual([[], ['HIV-Q05 Where?']]);
    await search('put down');
    expect([texts('dt'), texts('#rulings strong')]).toEqual([['HIV-ATT-01'], []]);
    await search('nowhere');
    expect(texts('.text > p')).toEqual(['No rule matches your search.']);
  });
});
