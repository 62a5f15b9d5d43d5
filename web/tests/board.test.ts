/** The drawing of a table, and the plain board that takes over where it fails. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Director } from '$lib/board/director.svelte';
import type { BoardProps } from '$lib/games/board';
import BoardFrame from '$lib/table/BoardFrame.svelte';
import type { Room, Sight } from '$lib/wire';
import { words } from '$lib/words/words.svelte';
import Fragile from './Fragile.svelte';

const sight = (table: Record<string, unknown>) =>
  ({
    viewer: 0,
    decision: {
      seat: 0,
      prompt: 'play',
      facts: {},
      options: [{ key: 'take:flower' }],
      refusals: [],
    },
    view: { table, entries: 3 },
    told: [],
    keep: 0,
    can_undo: false,
  }) as unknown as Sight;

let shown: Record<string, unknown>;
let error: ReturnType<typeof vi.spyOn>;

function show(table: Record<string, unknown>) {
  const onpick = vi.fn();
  const props: BoardProps = {
    sight: sight(table),
    room: { game: 'hivernation', chairs: [] } as unknown as Room,
    focus: null,
    chosen: null,
    preview: null,
    latest: [],
    motion: new Director(),
    ontake: () => undefined,
    onfocus: () => undefined,
    onpick,
    onwhy: () => undefined,
  };
  shown = mount(BoardFrame, { target: document.body, props: { ...props, drawing: Fragile } });
  flushSync();
  return onpick;
}

describe('a board', () => {
  beforeEach(async () => {
    await words.need('page', 'plain');
    document.body.innerHTML = '';
    error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    await unmount(shown);
    error.mockRestore();
  });

  it('is drawn by its game', () => {
    show({ hand: { flower: 2 } });
    expect(document.querySelector('[data-drawn]')).not.toBeNull();
    expect(document.querySelector('[role=status]')).toBeNull();
  });
  it('is replaced by the plain board if the drawing fails, and the match goes on', async () => {
    const onpick = show({ fails: true, hand: { flower: 2 } });
    expect(document.querySelector('[role=status]')!.textContent).toContain('You can play on');
    expect(error).toHaveBeenCalled();
    await vi.waitFor(() => expect(document.querySelector('button.piece.lit')).not.toBeNull());
    document.querySelector<HTMLButtonElement>('button.piece.lit')!.click();
    expect(onpick).toHaveBeenCalledWith('take:flower');
  });
  it('says that the drawing failed even if the plain board fails as well', async () => {
    show({
      fails: true,
      get worse() {
        throw new Error('nothing can be read');
      },
    });
    await vi.waitFor(() => expect(error.mock.calls.length).toBeGreaterThan(1));
    expect(document.querySelector('[role=status]')!.textContent).toContain('You can play on');
  });
});
