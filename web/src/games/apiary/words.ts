/** What Apiary says otherwise than by the rule; mirrors `skep/tui/apiary/drawing.py`. */

import type { GameWords } from '$lib/games/board';
import type { Apiary } from '$lib/wire';
import { words as spoken, type Say } from '$lib/words/words.svelte';
import { nameOf } from './catalogue';
import { about, does } from './explain';
import { AUTOMA, herColor, herCourse } from './opponent';
import type { Goods } from './table';

const ITEMS = new Set(['gain', 'leave', 'drop', 'grow']);
const PIECES = new Set([
  'benefit',
  'resource',
  'keep',
  'plant',
  'discard',
  'tile',
  'teach',
  'token',
  'faction',
  'mat',
  'seed',
  'planet',
  'explore',
  'dance',
]);
const KINDS = new Set(['take', 'reserve', 'refresh']);

export function trade(say: Say, id: string): string {
  return id.startsWith('dance-') ? nameOf(id) : say(`apiary-trade-${id}`);
}

/** Tokens as `2 pollen, 1 wax`. */
export function counts(say: Say, goods: Goods): string {
  const parts = Object.entries(goods).map(([item, count]) => {
    const known = `apiary-count-${item}`;
    return spoken.knows(known) ? say(known, { count }) : `${count} ${say(`apiary-item-${item}`)}`;
  });
  return parts.join(', ') || say('apiary-item-nothing');
}

/** `pollen+pollen+water` as tokens by name. */
export function payment(text: string): Goods {
  const goods: Goods = {};
  for (const item of text === 'nothing' ? [] : text.split('+')) goods[item] = (goods[item] ?? 0) + 1;
  return goods;
}

/** Where a worker is, as `active pool`, `Grow` or `Explore, last space`. */
function place(say: Say, name: string): string {
  if (spoken.knows(`apiary-place-${name}`)) return say(`apiary-place-${name}`);
  const [, action, number] = /^(.+)-(\d)$/.exec(name) ?? [];
  return action
    ? say('apiary-space', { action: say(`apiary-action-${action}`), number: Number(number) })
    : say(`apiary-action-${name}`);
}

/** Where a pod of the comb lies, as `right pod 1`. */
function pod(say: Say, name: string): string {
  const [side, number = ''] = name.split('-');
  return say('apiary-pod', { side: say(`apiary-place-${side}`), number });
}

/** The thing that an option is about, in words. */
function named(say: Say, verb: string, first: string): string {
  if (ITEMS.has(verb)) return say(`apiary-item-${first}`);
  if (PIECES.has(verb)) return nameOf(first);
  if (KINDS.has(verb)) return say(`apiary-kind-${first}`);
  switch (verb) {
    case 'place':
      return say(`apiary-action-${first}`);
    case 'worker':
      return place(say, first);
    case 'pod':
      return pod(say, first);
    case 'convert':
      return trade(say, first);
    case 'pay':
      return counts(say, payment(first));
    default:
      return first;
  }
}

/** An option in words. */
export function option(say: Say, key: string): string {
  const [verb = '', first = '', more = ''] = key.split(':');
  const what = key.slice(verb.length + 1);
  return say(`apiary-option-${verb}`, { what, name: named(say, verb, first), more });
}

const AS_PIECE = new Set(['tile', 'token', 'planet', 'faction', 'mat', 'dance', 'card']);

function told(say: Say, name: string, value: unknown): unknown {
  if (typeof value === 'string') return toldWord(say, name, value);
  if (name === 'strengths' && Array.isArray(value)) return value.join(', ');
  if (name === 'paid') return counts(say, value as Goods);
  if (name === 'cards' || name === 'tiles') return (value as string[]).map(nameOf).join(', ');
  return value;
}

function toldWord(say: Say, name: string, value: string): string {
  if (AS_PIECE.has(name)) return value ? nameOf(value) : say('apiary-unseen');
  switch (name) {
    case 'item':
      return say(`apiary-item-${value}`);
    case 'row':
      return say(`apiary-kind-${value}`);
    case 'action':
    case 'place':
      return say(`apiary-${name}-${value}`);
    case 'trade':
      return trade(say, value);
    case 'pod':
      return value ? pod(say, value) : say('apiary-no-pod');
    case 'what':
      return option(say, value);
    default:
      return value;
  }
}

const LINES = ['vp', 'favor'] as const;

export const words: GameWords<'apiary'> = {
  option,

  /** Beside the only seat there is the solo opponent. */
  seat: (say, seat, seats) => (seats === AUTOMA && seat === AUTOMA ? say('apiary-automa') : undefined),

  result(say, sight) {
    const her = sight.view.table.automa;
    const won = sight.view.ranks?.[0] === 1 ? 'yes' : 'no';
    return her ? say('apiary-event-automa-result', { own: sight.view.scores[0] ?? 0, hers: her.score, won }) : '';
  },

  facts(say, { name, facts }, called) {
    const all = name === 'drew' || name === 'kept' ? { card: '', ...facts } : facts;
    const ready: Record<string, unknown> = Object.fromEntries(
      Object.entries(all).map(([fact, value]) => [fact, told(say, fact, value)]),
    );
    if ('owner' in facts) ready.owner = called(facts.owner);
    if ('reason' in facts) ready.because = say(`apiary-end-${facts.reason}`);
    if (name === 'gained') ready.goods = counts(say, { [facts.item]: facts.count });
    return ready;
  },

  /** Where points come from, piece by piece; those of the track came during play. */
  points(say, line, seat, table) {
    const name = ({ line: of, piece }: Apiary.PointView) => {
      if (of === 'favor') return say('apiary-points-favor', { space: piece });
      if (of === 'filled') return say(`apiary-points-${piece}`);
      return of === 'comb' ? say(`apiary-place-${piece}`) : nameOf(piece);
    };
    const track = table.seats[seat]?.vp ?? 0;
    if (line === 'track') return track ? [{ text: say('apiary-points-track'), points: track }] : [];
    return (table.points[seat] ?? [])
      .filter((each) => each.line === line)
      .map((each) => ({ text: name(each), points: each.points }));
  },

  rivals: (say, told, sight, room) => {
    const her = sight.view.table.automa;
    const now = { entries: room.entries, points: her?.score ?? 0 };
    return her
      ? [
          {
            name: say('apiary-automa'),
            color: herColor(room.chairs.map(({ color }) => color)),
            points: [...herCourse(told), now],
          },
        ]
      : [];
  },

  about,
  does: (say, key, decision, table) => does(say, key, decision, table),

  /** What changes for me: tokens, points, favor. */
  effect(say, before, after, seat) {
    const [was, is] = [before.seats[seat], after.seats[seat]];
    if (!was || !is) return '';
    const [had, has]: Goods[] = [was.goods, is.goods];
    const items = new Set([...Object.keys(was.goods), ...Object.keys(is.goods)]);
    const changes = [...items].map((item) => [item, (has?.[item] ?? 0) - (had?.[item] ?? 0)] as const);
    for (const line of LINES) changes.push([line, is[line] - was[line]]);
    return changes
      .filter(([, by]) => by)
      .map(([item, by]) => `${by > 0 ? '+' : '−'}${counts(say, { [item]: Math.abs(by) })}`)
      .join(', ');
  },
};
