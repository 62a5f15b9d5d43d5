import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '$lib/live/api';
import { connect, event, FakeSocket, latest, paper, real, room, sight, step, welcome } from './socket';

let connection: ReturnType<typeof connect>;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const opened = () =>
  latest()
    .accept()
    .say(welcome(1, [sight(0)]));
/** What became of a command: its result, or the code of its refusal. */
const outcome = (promise: Promise<unknown>) =>
  promise.catch((trouble: unknown) => (trouble instanceof Refused ? trouble.code : trouble));

beforeEach(() => {
  paper();
  connection = connect();
});
afterEach(() => {
  connection.close();
  real();
});

describe('coming to a table', () => {
  it('says who it is as soon as the socket is open', () => {
    expect(latest().sent).toEqual([]);
    latest().accept();
    expect(latest().last('hello')).toMatchObject({
      table: 't',
      keys: ['mine'],
      watch: '',
      seen: null,
      told: [],
      take: false,
    });
    expect(connection.status).toBe('joining');
  });
  it('is open once it is welcome', () => {
    opened();
    expect([connection.status, connection.seats, connection.room?.entries]).toEqual(['open', [0], 1]);
  });
  it('tells of the first moment as one that nothing led to', () => {
    const moments = vi.fn();
    connection.onmoment = moments;
    opened();
    expect(moments).toHaveBeenCalledOnce();
    expect(moments.mock.calls[0]![0]).toMatchObject({ happened: null, told: [[]] });
  });
  it('names the same browser each time', () => {
    latest().accept();
    const first = latest().last('hello').device;
    const other = connect();
    latest().accept();
    expect(latest().last('hello').device).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{24}$/);
    other.close();
  });
  it('takes no for an answer, and does not call again', async () => {
    await latest().accept().refuse('hello', 'no-table');
    latest().close();
    await wait(60_000);
    expect([connection.status, connection.refused?.code, FakeSocket.all.length]).toEqual(['refused', 'no-table', 1]);
  });
  it.each(['busy', 'store-full', 'too-many-sockets'])('tries again when the server says %s', async (code) => {
    await latest().accept().refuse('hello', code);
    expect(connection.trouble?.code).toBe(code);
    latest().close();
    await wait(1000);
    expect(FakeSocket.all).toHaveLength(2);
    opened();
    expect([connection.status, connection.trouble]).toEqual(['open', null]);
  });
  it('insists on its seat if it is told to', async () => {
    await latest().accept().refuse('hello', 'seat-in-use');
    connection.insist();
    await wait(1000);
    latest().accept();
    expect(latest().last('hello')).toMatchObject({ take: true, seen: null });
    expect(connection.refused).toBeNull();
  });
});

describe('steps', () => {
  const told = (at = 0) => moments.at(-1)!.told[at]!.map(({ name }) => name);
  let moments: { told: { name: string }[][]; happened: unknown; sights: { viewer: number | null }[] }[];
  beforeEach(() => {
    moments = [];
    connection.onmoment = (moment) => moments.push(moment);
    latest()
      .accept()
      .say(welcome(1, [sight(0, null, { told: [event('a', 1)] })]));
  });

  it('add what happened to what was told', () => {
    latest().say(step(2, [sight(0, null, { keep: 1, told: [event('b', 2)] })]));
    expect(told()).toEqual(['a', 'b']);
    expect(moments.at(-1)!.happened).toEqual({ kind: 'answer', seat: 1 });
  });
  it('take back what was undone', () => {
    latest().say(step(2, [sight(0, null, { keep: 1, told: [event('b', 2), event('c', 2)] })]));
    latest().say(step(3, [sight(0, null, { keep: 2, told: [event('d', 2)] })], { kind: 'undo' }));
    expect(told()).toEqual(['a', 'b', 'd']);
  });
  it('that change nothing on the table keep its sights', () => {
    latest().say(step(2, [], { kind: 'away' }));
    expect(moments.at(-1)!.sights[0]!.viewer).toBe(0);
    expect(told()).toEqual(['a']);
  });
  it('that were seen already are passed over', () => {
    latest().say(step(1, [sight(0)]));
    expect(moments).toHaveLength(1);
  });
  it('that are missing make it ask for the whole', async () => {
    latest().say(step(3, [sight(0)]));
    expect(moments).toHaveLength(1);
    await wait(1000);
    latest().accept();
    expect(latest().last('hello')).toMatchObject({ seen: null, told: [] });
  });
  it('never change a moment that was shown', () => {
    const first = moments[0]!;
    latest().say(step(2, [sight(0, null, { keep: 0, told: [event('z', 2)] })]));
    expect(first.told[0]!.map(({ name }) => name)).toEqual(['a']);
  });
  it('are told apart from who comes and goes', () => {
    const rooms = vi.fn();
    connection.onroom = rooms;
    latest().say({ type: 'presence', room: room({ entries: 7 }) });
    expect([moments.length, rooms.mock.calls.length, connection.room?.entries]).toEqual([1, 1, 7]);
  });
});

describe('commands', () => {
  beforeEach(() => opened());

  it('bring their result, whichever is done first', async () => {
    const [one, two] = [connection.send({ do: 'undo' } as never), connection.send({ do: 'hint' } as never)];
    await latest().done('hint', 'a hint');
    await latest().done('undo', 'undone');
    expect(await Promise.all([one, two])).toEqual(['undone', 'a hint']);
  });
  it('have a number each', () => {
    void outcome(connection.send({ do: 'undo' } as never));
    void outcome(connection.send({ do: 'undo' } as never));
    const ids = latest().sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('are refused with a code and a clause', async () => {
    const trouble = connection.send({ do: 'undo' } as never).catch((each: unknown) => each);
    await latest().refuse('undo', 'illegal', 'TTT-1');
    expect(await trouble).toMatchObject({ code: 'illegal', clause: 'TTT-1' });
  });
  it('are given up after a while, and what comes late is let go', async () => {
    const found = outcome(connection.send({ do: 'undo' } as never));
    await wait(12_000);
    expect(await found).toBe('no-answer');
    await latest().done('undo');
  });
  it('have as much patience as is asked', async () => {
    const found = outcome(connection.send({ do: 'hint' } as never, 60_000));
    await wait(20_000);
    await latest().done('hint', 'late');
    expect(await found).toBe('late');
  });
  it('fail at once without a connection', async () => {
    latest().close();
    expect(await outcome(connection.send({ do: 'undo' } as never))).toBe('offline');
  });
  it('fail when the connection breaks', async () => {
    const found = outcome(connection.send({ do: 'undo' } as never));
    latest().close();
    expect(await found).toBe('offline');
  });
  it('fail kindly when one leaves the table', async () => {
    const found = outcome(connection.send({ do: 'undo' } as never));
    connection.close();
    expect(['left', 'offline']).toContain(await found);
  });
  it('of another connection are nobody’s business', () => {
    latest().say({ type: 'fault', id: 999, code: 'illegal', message: '' });
    expect([connection.status, connection.refused]).toEqual(['open', null]);
  });
});

describe('a broken connection', () => {
  beforeEach(() => opened());

  it('comes back by itself and says what it saw last', async () => {
    latest().close();
    expect(connection.status).toBe('lost');
    await wait(1000);
    latest().accept();
    expect(latest().last('hello')).toMatchObject({ seen: 1, told: [0] });
    latest().say({ type: 'welcome', n: 1, seats: [0], host: false, room: room(), sights: [] });
    expect(connection.status).toBe('open');
  });
  it('is tried less and less often, but at least every ten seconds or so', async () => {
    const times: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const before = Date.now();
      const count = FakeSocket.all.length;
      latest().close();
      while (FakeSocket.all.length === count) await wait(10);
      times.push(Date.now() - before);
    }
    expect(times[0]).toBeLessThanOrEqual(400);
    expect(Math.max(...times)).toBeLessThanOrEqual(8000 * 1.3 + 10);
    expect(Math.min(...times.slice(8))).toBeGreaterThan(8000 * 0.7 - 10);
  });
  it('is tried at once when the network is back', () => {
    latest().close();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });
  it('is known at once when the network goes', () => {
    dispatchEvent(new Event('offline'));
    expect(connection.status).toBe('lost');
  });
  it('is found out by a ping that nobody answers', async () => {
    await wait(20_000);
    expect(latest().count('ping')).toBeGreaterThan(0);
    await wait(20_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });
  it('is not suspected while the server talks', async () => {
    for (let n = 2; n < 12; n += 1) {
      await wait(10_000);
      latest().say(step(n, [sight(0)]));
    }
    expect([FakeSocket.all.length, latest().count('ping')]).toEqual([1, 0]);
  });
  it('lets one wait until it is whole', async () => {
    latest().close();
    const back = connection.opened();
    await wait(1000);
    opened();
    expect(await back).toBe(true);
  });
  it('tells who waits that it never will be', async () => {
    latest().close();
    const back = connection.opened();
    connection.close();
    expect(await back).toBe(false);
    expect(await connection.opened()).toBe(false);
  });
  it('is not mended for someone who left', async () => {
    connection.close();
    await wait(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
  it('holds other keys once it was given them', async () => {
    connection.rekey(['other']);
    await wait(1000);
    latest().accept();
    expect(latest().last('hello')).toMatchObject({ keys: ['other'], seen: null });
  });
});
