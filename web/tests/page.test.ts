import { beforeEach, describe, expect, it } from 'vitest';
import { fragment, invite, seatLink, watchLink } from '$lib/links';
import * as drawer from '$lib/live/drawer';
import { groups } from '$lib/table/options';
import { fact, type Talk } from '$lib/words/talk';
import { ago, clock } from '$lib/words/time';

describe('times', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [65.2, '1:06'],
    [3720, '1:02:00'],
    [3 * 86_400 + 4 * 3600, '3 d 4 h'],
    [-3, '0:00'],
  ])('shows %d seconds as %s', (seconds, text) => expect(clock(seconds)).toBe(text));

  it.each([
    [30, 'now'],
    [61, '1 minute ago'],
    [7200, '2 hours ago'],
    [86_400, 'yesterday'],
    [-60, 'now'],
  ])('says of %d seconds: %s', (seconds, text) => expect(ago(0, seconds * 1000)).toBe(text));
});

describe('links', () => {
  it('keep a seat key in the fragment alone', () => {
    const link = new URL(seatLink('abc', 'secret'));
    expect([link.pathname, link.hash]).toEqual(['/t/abc', '#k=secret']);
  });
  it('invite with the key of watchers, if there is one', () => {
    expect(new URL(invite('abc', 'see')).hash).toBe('#w=see');
    expect(new URL(invite('abc', '')).hash).toBe('');
  });
  it('lead to a moment as a seat saw it', () => {
    expect(new URL(watchLink('see', 0, 0)).hash).toBe('#see&at=0&seat=0');
    expect(new URL(watchLink('see')).hash).toBe('#see');
  });
  it('are taken apart again', () => expect(fragment('k=x&at=12')).toEqual({ k: 'x', at: '12' }));
});

describe('facts for sentences', () => {
  it.each([
    [3, 3],
    ['bear', 'bear'],
    [[1, 0], '1,0'],
    [
      [
        [1, 0],
        [2, -1],
      ],
      '1,0; 2,-1',
    ],
    [
      [
        [[1, 0]],
        [
          [2, 0],
          [3, 0],
        ],
      ],
      '1,0; 2,0; 3,0',
    ],
    [[], ''],
    [true, 'true'],
  ])('%j reads %j', (value, text) => expect(fact(value)).toBe(text));
});

describe('options in groups', () => {
  const talk = { option: (key: string) => `Do ${key.replace(':', ' at ')}` } as Talk;
  it('names many alike by what differs', () => {
    const [group] = groups(['bee:0,1', 'bee:0,2', 'bee:0,3', 'bee:0,4'], talk);
    expect(group!.title).toBe('Do bee at …');
    expect(group!.choices.map(({ short }) => short)).toEqual(['0,1', '0,2', '0,3', '0,4']);
  });
  it('writes few in full', () => {
    const [group] = groups(['bee:0,1', 'bee:0,2'], talk);
    expect(group).toMatchObject({
      title: '',
      choices: [{ text: 'Do bee at 0,1', short: '' }, { text: 'Do bee at 0,2' }],
    });
  });
  it('keeps one group for each verb, in order', () => {
    expect(groups(['a:1', 'b', 'a:2'], talk).map(({ verb }) => verb)).toEqual(['a', 'b']);
  });
});

describe('what the browser remembers', () => {
  beforeEach(() => localStorage.clear());

  it('reads what it wrote, and the fallback for what is broken', () => {
    drawer.write('x', [1]);
    expect(drawer.read('x', [])).toEqual([1]);
    localStorage.setItem('x', '{');
    expect(drawer.read('x', 'fallback')).toBe('fallback');
  });
  it('adds to what is known of a table', () => {
    drawer.keep('t', { game: 'apiary' });
    drawer.keep('t', { phase: 'over' });
    expect(drawer.kept('t')).toMatchObject({ table: 't', game: 'apiary', phase: 'over' });
    expect(drawer.tables()).toHaveLength(1);
  });
  it('forgets the oldest of too many tables', () => {
    for (let at = 0; at < 45; at += 1) drawer.keep(`t${at}`, { at });
    expect(drawer.tables()).toHaveLength(40);
    expect(drawer.kept('t0')).toBeUndefined();
  });
  it('holds one key for each seat', () => {
    drawer.keepKey('t', { seat: 1, key: 'old' });
    drawer.keepKey('t', { seat: 0, key: 'a' });
    drawer.keepKey('t', { seat: 1, key: 'new' });
    expect(drawer.kept('t')!.keys).toEqual([
      { seat: 0, key: 'a' },
      { seat: 1, key: 'new' },
    ]);
  });
  it('learns the seat of a key that came by link, if only one fits', () => {
    drawer.keepKey('t', { seat: -1, key: 'a' });
    expect(drawer.named('t', [2])).toEqual([{ seat: 2, key: 'a' }]);
    expect(drawer.named('t', [1, 2])).toEqual([{ seat: -1, key: 'a' }]);
  });
  it('asks for a seat with the same key until it is granted', () => {
    const key = drawer.wish('t');
    expect(drawer.wish('t')).toBe(key);
    expect(drawer.wished('other')).toBe('');
    drawer.granted();
    expect(drawer.wish('t')).not.toBe(key);
  });
  it('moves what it knows to the new name of a table', () => {
    drawer.keep('old', { game: 'apiary' });
    drawer.rename('old', 'new');
    expect([drawer.kept('old'), drawer.kept('new')?.game]).toEqual([undefined, 'apiary']);
  });
  it('makes random words of a length', () => expect(drawer.word(12)).toMatch(/^[0-9a-f]{24}$/));
});
