/** What Apiary says otherwise than by the rule; mirrors `skep/tui/apiary/drawing.py`. */

import type { GameWords } from '$lib/games/board';
import type { Plain } from '$lib/plain';
import type { Apiary } from '$lib/wire';
import { words as spoken, type Say } from '$lib/words/words.svelte';
import { nameOf } from './catalogue';
import { about, does } from './explain';
import { AUTOMA, herColour, herCourse } from './opponent';
import type { Colony, Goods } from './table';

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

function told(say: Say, name: string, value: Plain): Plain {
  if (AS_PIECE.has(name)) return value ? nameOf(value) : say('apiary-unseen');
  switch (name) {
    case 'cards':
    case 'tiles':
      return (value as string[]).map(nameOf).join(', ');
    case 'item':
      return say(`apiary-item-${value}`);
    case 'paid':
      return counts(say, value);
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
    case 'strengths':
      return (value as number[]).join(', ');
    default:
      return value;
  }
}

const LINES = ['vp', 'favor'] as const;

export const words: GameWords = {
  option,

  /** Beside the only seat there is the solo opponent. */
  seat: (say, seat, seats) => (seats === AUTOMA && seat === AUTOMA ? say('apiary-automa') : undefined),

  result(say, sight) {
    const her = (sight.view.table as Colony).automa;
    const won = (sight.view.ranks as number[])[0] === 1 ? 'yes' : 'no';
    return her
      ? say('apiary-event-automa-result', { own: (sight.view.scores as number[])[0] ?? 0, hers: her.score, won })
      : '';
  },

  facts(say, { name, facts }, called) {
    const all: Record<string, Plain> = name === 'drew' || name === 'kept' ? { card: '', ...facts } : facts;
    const ready = Object.fromEntries(Object.entries(all).map(([fact, value]) => [fact, told(say, fact, value)]));
    if (typeof facts.owner === 'number') ready.owner = called(facts.owner);
    if (facts.reason) ready.because = say(`apiary-end-${facts.reason}`);
    if (typeof facts.count === 'number' && facts.item) ready.goods = counts(say, { [facts.item]: facts.count });
    return ready;
  },

  /** Where points come from, piece by piece; those of the track came during play. */
  points(say, line, seat, table: Colony) {
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
    const her = (sight.view.table as Colony).automa;
    const now = { entries: room.entries, points: her?.score ?? 0 };
    return her
      ? [
          {
            name: say('apiary-automa'),
            colour: herColour(room.chairs.map(({ colour }) => colour)),
            points: [...herCourse(told), now],
          },
        ]
      : [];
  },

  about,
  does: (say, key, decision, table: Colony) => does(say, key, decision, table),

  /** What changes for me: tokens, points, favor. */
  effect(say, before: Colony, after: Colony, seat) {
    const [was, is] = [before.seats[seat], after.seats[seat]];
    if (!was || !is) return '';
    const items = new Set([...Object.keys(was.goods), ...Object.keys(is.goods)]);
    const changes = [...items].map((item) => [item, (is.goods[item] ?? 0) - (was.goods[item] ?? 0)] as const);
    for (const line of LINES) changes.push([line, is[line] - was[line]]);
    return changes
      .filter(([, by]) => by)
      .map(([item, by]) => `${by > 0 ? '+' : '−'}${counts(say, { [item]: Math.abs(by) })}`)
      .join(', ');
  },
};
