import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { likes } from '$lib/live/likes.svelte';
import { Table } from '$lib/table/table.svelte';
import { words } from '$lib/words/words.svelte';
import { connect, event, latest, paper, real, room, sight, step, welcome } from './socket';

let table: Table;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const say = (message: Record<string, unknown>) => latest().say(message);
/** Someone else answers; a moment later its step is shown. */
async function others(n: number, options: string[] | null = ['a', 'b']) {
  say(step(n, [sight(0, options, { keep: n - 1, told: [event(`e${n}`, n, 1)] })]));
  await wait(700);
}

beforeEach(async () => {
  await words.need('page', 'skep');
  paper();
  likes.set('oneClick', false);
  table = new Table(connect());
  latest().accept();
});
afterEach(() => {
  table.close();
  real();
});

describe('what a table shows', () => {
  it('is the sight of the seat that one holds', () => {
    say(welcome(1, [sight(1, ['a'])]));
    expect([table.seat, table.mine, table.options.map(({ key }) => key)]).toEqual([1, true, ['a']]);
  });
  it('is a watcher’s sight without a seat', () => {
    say(welcome(1, [sight(null)]));
    expect([table.seat, table.mine, table.live?.viewer]).toEqual([null, false, null]);
  });
  it('is what it was until the last move has stood a while', async () => {
    say(welcome(1, [sight(0)]));
    say(step(2, [sight(0, null, { told: [event('x', 2, 1)] })]));
    say(step(3, [sight(0, null, { keep: 1, told: [event('y', 3, 1)] })]));
    expect(table.room?.entries).toBe(2);
    await wait(300);
    expect(table.room?.entries).toBe(2);
    await wait(400);
    expect([table.room?.entries, table.latest.map(({ name }) => name)]).toEqual([3, ['y']]);
  });
  it('hurries when asked to', () => {
    say(welcome(1, [sight(0)]));
    for (const n of [2, 3, 4]) say(step(n, [sight(0, null, { keep: n - 2, told: [event('x', n, 1)] })]));
    table.hurry();
    expect(table.room?.entries).toBe(4);
  });
  it('does not wait for one’s own answer', () => {
    say(welcome(1, [sight(0)]));
    for (const n of [2, 3]) say(step(n, [sight(0)], { seat: 0 }));
    expect(table.room?.entries).toBe(3);
  });
  it('says what is new, and nothing after an undo', async () => {
    say(welcome(1, [sight(0, null, { told: [event('old', 1)] })]));
    expect(table.latest).toEqual([]);
    await others(2);
    expect(table.latest.map(({ name }) => name)).toEqual(['e2']);
    say(step(3, [sight(0, null, { keep: 1, told: [] })], { kind: 'undo' }));
    expect([table.latest, table.told.map(({ name }) => name)]).toEqual([[], ['old']]);
  });
  it('knows who came and went, unless a step is on its way', () => {
    say(welcome(1, [sight(0)]));
    say({ type: 'presence', room: room({ entries: 1, mode: 'arcade' }) });
    expect(table.room?.mode).toBe('arcade');
    say({ type: 'presence', room: room({ entries: 2, mode: 'total' }) });
    expect(table.room?.mode).toBe('arcade');
  });
  it('tells what happened since one’s own last answer', async () => {
    say(welcome(3, [sight(0, null, { told: [event('x', 1, 1), event('mine', 2, 0), event('y', 3, 1)] })]));
    expect([table.lastOwn, table.since.map(({ name }) => name)]).toEqual([2, ['y']]);
  });
  it('has nothing new for who gave no answer yet', () => {
    say(welcome(1, [sight(0, null, { told: [event('x', 1, 1)] })]));
    expect([table.lastOwn, table.since]).toEqual([0, []]);
  });
  it('notes who went away between the events', () => {
    const notes = [{ kind: 'away', seat: 1, name: 'Bert', entries: 1 }];
    say(
      welcome(2, [sight(0, null, { told: [event('x', 1), event('y', 2)] })], {
        room: room({ entries: 2, notes } as never),
      }),
    );
    expect([table.notes(0).length, table.notes(1).length, table.notes(2).length]).toEqual([0, 1, 0]);
  });
  it('keeps its way to speak from step to step', async () => {
    say(welcome(1, [sight(0)]));
    await vi.waitFor(() => expect(table.module).not.toBeNull());
    const talk = table.talk;
    await others(2);
    expect(table.talk).toBe(talk);
  });
  it('speaks of other people once they are others', async () => {
    say(welcome(1, [sight(0)]));
    const talk = table.talk;
    const chairs = [{ seat: 0, kind: 'person', taken: true, name: 'Carla' }];
    say(step(2, [sight(0)], { kind: 'sat', room: room({ entries: 1, chairs } as never) }));
    expect(table.talk).not.toBe(talk);
    expect(table.talk.seat(0)).toBe('Carla');
  });
});

describe('people at one screen', () => {
  const both = (asked: number) => [sight(0, asked === 0 ? ['a'] : null), sight(1, asked === 1 ? ['b'] : null)];

  it('see the sight of whoever is asked', () => {
    say(welcome(1, both(1)));
    expect(table.seat).toBe(1);
  });
  it('are parted by a curtain where sights differ', () => {
    say(welcome(1, both(0)));
    table.curtain = null;
    say(step(2, both(1), { seat: 0 }));
    expect([table.seat, table.curtain, table.mine]).toEqual([1, 1, false]);
    table.curtain = null;
    expect(table.options.map(({ key }) => key)).toEqual(['b']);
  });
  it('need none where all lies open', () => {
    const open = (viewer: number, options: string[] | null) =>
      sight(viewer, options, { view: { table: { board: [] } } as never });
    say(welcome(1, [open(0, ['a']), open(1, null)]));
    say(step(2, [open(0, null), open(1, ['b'])], { seat: 0 }));
    expect([table.seat, table.curtain]).toEqual([1, null]);
  });
});

describe('choosing and taking', () => {
  beforeEach(() => say(welcome(1, [sight(0, ['a', 'b'])])));

  it('chooses first, and takes what is chosen again', async () => {
    table.pick('a');
    expect([table.chosen, latest().count('answer')]).toEqual(['a', 0]);
    table.pick('a');
    expect(latest().last('answer')).toMatchObject({ key: 'a', seat: 0, entries: 1 });
    expect([table.sent, table.options]).toEqual(['a', []]);
  });
  it('changes its mind', () => {
    table.pick('a');
    table.pick('b');
    expect([table.chosen, latest().count('answer')]).toEqual(['b', 0]);
    table.unpick();
    expect([table.chosen, table.focus]).toEqual([null, null]);
  });
  it('takes at once if one likes it so', () => {
    likes.set('oneClick', true);
    table.pick('b');
    expect(latest().last('answer').key).toBe('b');
  });
  it('is ready again after the step', async () => {
    void table.take('a');
    await latest().done('answer');
    say(step(2, [sight(0, ['c'])], { seat: 0 }));
    expect([table.sent, table.chosen, table.options.map(({ key }) => key)]).toEqual([null, null, ['c']]);
  });
  it('offers all again if the step does not come', async () => {
    void table.take('a');
    await latest().done('answer');
    await wait(3900);
    expect(table.sent).toBe('a');
    await wait(200);
    expect(table.sent).toBeNull();
  });
  it('says why an answer was refused, and offers all again', async () => {
    void table.take('a');
    await latest().refuse('answer', 'illegal');
    expect([table.sent, table.slip?.code, table.options.length]).toEqual([null, 'illegal', 2]);
  });
  it('sends an answer again when the connection is back', async () => {
    void table.take('a');
    latest().close();
    await wait(1000);
    latest()
      .accept()
      .say(welcome(1, [sight(0, ['a', 'b'])]));
    await wait(0);
    expect(latest().last('answer')).toMatchObject({ key: 'a', entries: 1 });
    await latest().done('answer');
    expect(table.slip).toBeNull();
  });
  it('takes it for done if the log has moved on meanwhile', async () => {
    void table.take('a');
    latest().close();
    await wait(1000);
    latest()
      .accept()
      .say(welcome(1, [sight(0, ['a', 'b'])]));
    await wait(0);
    await latest().refuse('answer', 'stale');
    expect(table.slip).toBeNull();
  });
  it('keeps what is chosen while another of those who are asked answers', async () => {
    table.pick('a');
    await others(2);
    expect(table.chosen).toBe('a');
  });
  it('lets go of it when the question is another', async () => {
    table.pick('a');
    say(step(2, [sight(0, ['c'])], { seat: 0 }));
    expect(table.chosen).toBeNull();
  });
});

describe('what would happen', () => {
  const seen = { told: [], table: { board: [9] }, scores: [], reveals: 'nothing' };
  beforeEach(() => say(welcome(1, [sight(0, ['a', 'b'])])));

  it('is asked for what the pointer rests on, once', async () => {
    table.point('a');
    await wait(20);
    expect(latest().count('preview')).toBe(0);
    await wait(50);
    await latest().done('preview', seen);
    expect(table.preview?.table).toEqual({ board: [9] });
    table.point(null);
    expect(table.preview).toBeNull();
    table.point('a');
    await wait(100);
    expect([latest().count('preview'), table.preview?.reveals]).toEqual([1, 'nothing']);
  });
  it('is not asked for what the pointer only crosses', async () => {
    table.point('a');
    table.point('b');
    await wait(100);
    expect(latest().count('preview')).toBe(1);
    expect(latest().last('preview').key).toBe('b');
  });
  it('stays with what is chosen when the pointer goes', () => {
    table.pick('a');
    table.point('b');
    table.point(null);
    expect(table.focus).toBe('a');
  });
  it('is forgotten when it comes too late', async () => {
    table.point('a');
    await wait(100);
    const { id } = latest().last('preview');
    say(step(2, [sight(0, ['a'])], { seat: 0 }));
    say({ type: 'done', id, result: seen });
    await wait(0);
    table.point('a');
    expect(table.preview).toBeNull();
  });
  it('says what an option reveals', async () => {
    table.point('a');
    await wait(100);
    expect(table.reveals(table.options[0]!)).toBeNull();
    await latest().done('preview', seen);
    expect(table.reveals(table.options[0]!)).toBe('nothing');
  });
});

describe('why something is dark', () => {
  beforeEach(() => say(welcome(1, [sight(0, ['a'])])));

  it('is known at once where the view says it, then in words', async () => {
    table.pick('dark');
    expect(table.refusal).toMatchObject({ key: 'dark', clause: 'TTT-1' });
    await latest().done('why', { clause: 'TTT-1', text: 'the cell is taken' });
    expect(table.refusal?.text).toBe('The cell is taken');
  });
  it('is asked where it does not, and nothing is said if nobody knows', async () => {
    table.pick('elsewhere');
    expect(table.refusal?.clause).toBe('');
    await latest().done('why', null);
    expect(table.refusal).toBeNull();
  });
  it('gives way to the next choice', async () => {
    table.pick('dark');
    table.pick('a');
    expect([table.refusal, table.chosen]).toEqual([null, 'a']);
  });
  it('is not asked by a watcher', () => {
    say(step(2, [sight(0)], { seat: 0 }));
    table.pick('dark');
    expect(table.refusal).toBeNull();
  });
});

describe('other commands', () => {
  beforeEach(() => say(welcome(3, [sight(0, ['a'], { told: [event('mine', 2, 0)] })])));

  it.each([
    ['undo', () => table.undo(), { do: 'undo', seat: 0 }],
    ['takeback', () => table.askBack(), { do: 'takeback', entries: 1 }],
    ['chair', () => table.giveToBot(1, 'nurse'), { do: 'chair', seat: 1, kind: 'bot', level: 'nurse' }],
    ['send-away', () => table.free(1), { do: 'send-away', seat: 1 }],
  ])('%s is sent for the seat that is shown', (kind, act, command) => {
    void act();
    expect(latest().last(kind)).toMatchObject(command);
  });
  it('that fail are told beside the question', async () => {
    void table.undo();
    await latest().refuse('undo', 'no-undo');
    expect(table.slip?.code).toBe('no-undo');
  });
  it('choose what the coach advises', async () => {
    void table.askHint();
    await latest().done('hint', { key: 'a', reasons: [] });
    expect([table.chosen, table.hint?.key]).toEqual(['a', 'a']);
  });
  it('pass over advice that comes too late', async () => {
    void table.askHint();
    const { id } = latest().last('hint');
    say(step(4, [sight(0, ['b'])], { seat: 0 }));
    say({ type: 'done', id, result: { key: 'a', reasons: [] } });
    await wait(0);
    expect([table.chosen, table.hint]).toEqual([null, null]);
  });
});

describe('looking back', () => {
  const then = (entries: number) => sight(0, null, { view: { table: { board: [entries] } } as never });
  const told = [event('x', 1, 1), event('mine', 2, 0), event('y', 3, 1), event('z', 4, 1)];
  const shown = () => (table.sight?.view.table as unknown as { board: unknown[] }).board[0];
  beforeEach(() => say(welcome(4, [sight(0, ['a'], { told })])));

  it('shows the table of then, without options, and the log up to then', async () => {
    void table.replay.go(2);
    expect(latest().last('at')).toMatchObject({ entries: 2, viewer: 0 });
    await latest().done('at', then(2));
    expect([table.replay.at, shown(), table.options, table.toldShown.length]).toEqual([2, 2, [], 2]);
  });
  it('stays inside of the match', async () => {
    void table.replay.go(99);
    expect(table.replay.at).toBe(4);
    void table.replay.go(-3);
    expect(table.replay.at).toBe(0);
  });
  it('tells what happened in a step forwards only', async () => {
    void table.replay.go(2);
    await latest().done('at', then(2));
    void table.replay.go(3);
    await latest().done('at', then(3));
    expect(table.replay.latest.map(({ name }) => name)).toEqual(['y']);
    void table.replay.go(2);
    await wait(0);
    expect(table.replay.latest).toEqual([]);
  });
  it('asks for each moment once', async () => {
    void table.replay.go(2);
    await latest().done('at', then(2));
    table.replay.leave();
    void table.replay.go(2);
    await wait(0);
    expect([latest().count('at'), shown()]).toEqual([1, 2]);
  });
  it('asks again for what did not come', async () => {
    void table.replay.go(2);
    await latest().refuse('at', 'busy');
    void table.replay.go(2);
    expect(latest().count('at')).toBe(2);
  });
  it('asks again for what was taken back', async () => {
    void table.replay.go(4);
    await latest().done('at', then(4));
    say(step(5, [sight(0, ['a'], { keep: 3 })], { kind: 'undo', room: room({ entries: 3 }) }));
    void table.replay.go(3);
    void table.replay.go(2);
    expect(latest().count('at')).toBe(3);
  });
  it('shows the last moment that was asked for, whichever comes first', async () => {
    void table.replay.go(1);
    const { id } = latest().last('at');
    void table.replay.go(2);
    await latest().done('at', then(2));
    say({ type: 'done', id, result: then(1) });
    await wait(0);
    expect([table.replay.at, shown()]).toEqual([2, 2]);
  });
  it('comes back to now', async () => {
    void table.replay.go(2);
    await latest().done('at', then(2));
    table.replay.leave();
    expect([table.replay.at, table.sight, table.options.length]).toEqual([null, table.live, 1]);
  });
  it('looks through the eyes of others', async () => {
    void table.replay.look(null);
    expect(latest().last('at')).toMatchObject({ entries: 4, viewer: null });
    await latest().done('at', then(4));
    void table.replay.look(1);
    expect(latest().last('at').viewer).toBe(1);
  });
  it('walks on by itself, and back to now at the end of what there is', async () => {
    void table.replay.again();
    expect(table.replay.at).toBe(2);
    await latest().done('at', then(2));
    await wait(900);
    expect(table.replay.at).toBe(3);
    await latest().done('at', then(3));
    await wait(900);
    await latest().done('at', then(4));
    await wait(900);
    expect([table.replay.at, table.replay.playing]).toEqual([null, false]);
  });
  it('stops where it is asked to', async () => {
    void table.replay.go(1);
    await latest().done('at', then(1));
    table.replay.play();
    table.replay.stop();
    await wait(5000);
    expect([table.replay.at, table.replay.playing]).toEqual([1, false]);
  });
  it('begins at the beginning from the end', () => {
    table.replay.play();
    expect(table.replay.at).toBe(0);
  });
});
