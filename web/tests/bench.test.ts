/** The workbench: every drawing is in its gallery, and recorded tables play as real ones do. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INSIDE, SECTIONS, SHOWN } from '$bench/drawings';
import type { Recording } from '$bench/recordings';
import { Player, RecordedSocket } from '$bench/socket';
import { Table } from '$lib/table/table.svelte';
import { words } from '$lib/words/words.svelte';
import { playthroughs } from '../bundling/recordings';
import { connect, event, room, sight } from './socket';

const files = import.meta.glob<{ default: unknown }>('../src/draw/*.svelte', { eager: true });

describe('the gallery', () => {
  it.each(Object.entries(files))('shows %s', (path, { default: drawing }) => {
    const name = path.split('/').at(-1)!.replace('.svelte', '');
    expect(SHOWN.has(drawing) || INSIDE.includes(name)).toBe(true);
  });
  it('names no drawing of a group twice', () => {
    for (const group of Object.values(SECTIONS).flat()) {
      const names = group.drawings.map(({ name }) => name);
      expect(new Set(names).size, group.title).toBe(names.length);
    }
  });
});

describe('a recorded table', () => {
  const told = [event('one', 1, 0), event('two', 2, 1)];
  const moment = (at: number, options: string[] | null, answer: { seat: number; key: string } | null) => ({
    answer,
    entries: at,
    told: at,
    sights: [sight(0, options), sight(1, null)],
  });
  const recorded = {
    room: room(),
    events: [told, told],
    moments: [
      moment(0, ['a', 'b'], null),
      moment(1, null, { seat: 0, key: 'b' }),
      moment(2, ['c'], { seat: 1, key: 'x' }),
    ],
  } as unknown as Recording;
  let player: Player;
  let table: Table;
  const settle = () => vi.advanceTimersByTimeAsync(700);

  beforeEach(async () => {
    await words.need('page', 'skep');
    vi.useFakeTimers();
    player = new Player(recorded, 0);
    RecordedSocket.player = player;
    vi.stubGlobal('WebSocket', RecordedSocket);
    table = new Table(connect());
    await settle();
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('begins at its beginning, with the options of then', () => {
    expect([table.seat, table.room?.entries, table.options.map(({ key }) => key)]).toEqual([0, 0, ['a', 'b']]);
  });
  it('goes on step by step, and tells what is new', async () => {
    player.go(1);
    await settle();
    player.go(2);
    await settle();
    expect([table.room?.entries, table.latest.map(({ name }) => name)]).toEqual([2, ['two']]);
  });
  it('goes back to any moment', async () => {
    player.go(2);
    await settle();
    expect(table.told).toHaveLength(2);
    player.go(0);
    await settle();
    expect([table.room?.entries, table.told]).toEqual([0, []]);
  });
  it('takes the answer that was given, and no other', async () => {
    void table.take('a');
    await settle();
    expect([table.slip?.code, table.slip?.message]).toEqual(['recorded', 'This recording goes on with: b']);
    void table.take('b');
    await settle();
    expect([table.room?.entries, player.at]).toEqual([1, 1]);
  });
  it('can be looked back at', async () => {
    player.go(2);
    await settle();
    void table.replay.go(1);
    await settle();
    expect(table.sight?.decision).toBeNull();
    expect(table.replay.at).toBe(1);
  });
  it('is there for every golden playthrough', () => {
    const names = playthroughs('../tests/golden');
    expect(names).toContain('apiary/a-dance-is-taught');
    expect(new Set(names.map((name) => name.split('/')[0]))).toEqual(
      new Set(['ambrosia', 'apiary', 'hivernation', 'propolis']),
    );
  });
});
