/** The log: each event is put into words once, however long the match goes on. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Log from '$lib/table/Log.svelte';
import { Table } from '$lib/table/table.svelte';
import { Talk } from '$lib/words/talk';
import { words } from '$lib/words/words.svelte';
import { connect, event, latest, paper, real, room, sight, step, welcome } from './socket';

describe('the log', () => {
  let table: Table;
  let log: Record<string, unknown>;
  const said = vi.spyOn(Talk.prototype, 'event');
  const lines = () => [...document.querySelectorAll('li button:not(.button)')].map((each) => each.textContent);
  const next = async (n: number, more: Record<string, unknown> = {}) => {
    latest().say(step(n, [sight(0, null, { keep: n - 1, told: [event(`event-${n}`, n, 1)] })], more));
    await vi.advanceTimersByTimeAsync(700);
    flushSync();
  };

  beforeEach(async () => {
    await words.need('page', 'skep');
    paper();
    document.body.innerHTML = '';
    table = new Table(connect());
    latest()
      .accept()
      .say(welcome(1, [sight(0, null, { told: [event('event-1', 1, 1)] })]));
    await vi.waitFor(() => expect(table.module).not.toBeNull()); // a table is shown once its drawing has come
    log = mount(Log, { target: document.body, props: { table } });
    flushSync();
    said.mockClear();
  });
  afterEach(async () => {
    await unmount(log);
    table.close();
    real();
  });

  it('says what happened, in order', async () => {
    await next(2);
    expect(lines()).toEqual(['Bert · event 1', 'Bert · event 2']);
  });
  it('puts only what is new into words', async () => {
    for (const n of [2, 3, 4, 5]) await next(n);
    expect(lines()).toHaveLength(5);
    expect(said.mock.calls.map(([{ name }]) => name)).toEqual(['event-2', 'event-3', 'event-4', 'event-5']);
  });
  it('says all anew when someone is called otherwise', async () => {
    const chairs = ['Anna', 'Zoe'].map((name, seat) => ({ seat, kind: 'person', taken: true, name }));
    await next(2, { room: room({ entries: 2, chairs } as never) });
    expect(lines()).toEqual(['Zoe · event 1', 'Zoe · event 2']);
  });
});
