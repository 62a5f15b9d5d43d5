/** Everything in the gallery is drawn whole. */

import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { SECTIONS } from '$bench/drawings';
import Gallery from '$bench/Gallery.svelte';

describe.each(Object.keys(SECTIONS))('the drawings of %s', (section) => {
  let shown: Record<string, unknown>;
  afterEach(() => unmount(shown));

  it('lack nothing at any size', () => {
    document.body.innerHTML = '';
    shown = mount(Gallery, { target: document.body, props: { section, pieces: false } });
    expect(document.body.innerHTML).not.toMatch(/undefined|NaN/);
    const count = SECTIONS[section]!.flatMap(({ drawings }) => drawings).length;
    expect(document.querySelectorAll('figure')).toHaveLength(count);
    for (const drawing of document.querySelectorAll('figure svg'))
      expect(drawing.innerHTML).toMatch(/<(path|circle|rect|ellipse)/);
  });
});
