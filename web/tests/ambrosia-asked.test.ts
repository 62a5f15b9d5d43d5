import { describe, expect, it } from 'vitest';
import { numbersOf, verbOf } from '$lib/board/decision';
import { flightOf, placeOf, SpacesAsked } from '$lib/games/ambrosia/asked';
import type { DecisionSeen } from '$lib/wire';

const decision = (options: string[], refusals: string[] = []): DecisionSeen => ({
  seat: 0,
  prompt: 'act',
  facts: {},
  options: options.map((key) => ({ key })),
  refusals: refusals.map((key) => ({ key, clause: 'AMB-MOVE-03' })),
});

describe('keys of Ambrosia', () => {
  it('have a verb and numbers', () => {
    expect(verbOf('move:3,2,5')).toBe('move');
    expect(verbOf('score')).toBe('score');
    expect(numbersOf('move:3,2,5')).toEqual([3, 2, 5]);
  });

  it('say what flies where', () => {
    expect(flightOf('move:3,2,5')).toEqual({ key: 'move:3,2,5', from: 3, to: 5, count: 2 });
    expect(flightOf('takeover:3,5')).toMatchObject({ from: 3, to: 5, count: 0 });
    expect(flightOf('score')).toBeNull();
    expect(flightOf(null)).toBeNull();
  });

  it('say where something stays', () => {
    expect(placeOf('place:7')).toBe(7);
    expect(placeOf('move:3,2,5')).toBeNull();
  });
});

describe('what is asked on the meadow', () => {
  const asked = new SpacesAsked(
    decision(['move:3,1,4', 'move:3,2,5', 'move:8,1,9', 'free:6', 'score'], ['point', 'move:2,1,3']),
  );

  it('knows groups that may fly, and options without a space', () => {
    expect(asked.sources).toEqual([3, 8]);
    expect(asked.unplaced).toEqual(['score']);
    expect(asked.dark).toEqual(['point']);
  });

  it('means a flight once a group is held', () => {
    expect(asked.meant(5, 3)).toEqual(['move:3,2,5']);
    expect(asked.meant(5, null)).toEqual(['move:3,2,5']);
    expect(asked.meant(3, null)).toEqual([]);
    expect(asked.meant(6, null)).toEqual(['free:6']);
  });

  it('asks why about the refusal of a space', () => expect(asked.why(2, null, 1, 24, 1)).toBe('move:2,1,3'));
  it('asks why about the straight flight otherwise', () => expect(asked.why(10, 3, 2, 24, 1)).toBe('move:3,2,10'));
  it('wraps a question around the ring', () => expect(asked.why(23, null, 1, 24, 1)).toBe('move:23,1,0'));
  it('is empty without a decision', () =>
    expect(new SpacesAsked(null)).toMatchObject({ flights: [], unplaced: [], sources: [] }));
});
