/** What a piece does, in words put together from its data; mirrors `skep/tui/apiary/effects.py`. */

import { capital } from '$lib/words/talk';
import { words, type Params } from '$lib/words/words.svelte';
import type { Clause, Step } from './catalogue';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Args = Record<string, any>;

const say = (id: string, params?: Params): string => words.say(`apiary-${id}`, params);
const count = (item: string, number: number): string => say(`count-${item}`, { count: number });
const goods = (args: Args): string => words.join(Object.entries(args).map(([item, n]) => count(item, n)));
const thing = (counter: string): string => say(`thing-${counter}`);
const ALL_KINDS = ['farm', 'recruit', 'development'];
const kinds = ({ types = ALL_KINDS }: Args): string =>
  (types as string[]).map((kind) => say(`kind-${kind}`)).join(', ');

const STEPS: Record<string, (args: Args) => string> = {
  pay: (args) => say('text-pay', { goods: goods(args) }),
  gain_per: ({ item, amount, count: counter, max }) =>
    say(max ? 'text-gain-per-most' : 'text-gain-per', {
      goods: count(item, amount),
      thing: thing(counter),
      most: max ?? 0,
    }),
  draw_seed: ({ look, keep }) => say('text-draw', { look, keep }),
  plant: () => say('text-plant'),
  strengthen: ({ workers }) => say('text-strengthen', { count: workers }),
  new_worker: ({ strength }) => say('text-new-worker', { strength }),
  recall_worker: ({ workers }) => say('text-recall', { count: workers }),
  upgrade_faction: () => say('text-upgrade'),
  build: (args) =>
    args.pay === 'free'
      ? say('text-build-free', { kinds: kinds(args) })
      : say('text-build-cost', { kinds: kinds(args), columns: Math.max(...(args.columns ?? [3])) }),
  reserve: (args) =>
    args.from === 'stack'
      ? say('text-from-stack', { look: args.look, keep: args.keep, kinds: kinds(args) })
      : say('text-reserve', { keep: args.keep, kinds: kinds(args) }),
  income: ({ farms }) => say('text-income', { count: farms }),
  do_action: ({ action, strength }) => say('text-action', { action: say(`action-${action}`), strength }),
  refresh_row: ({ row }) =>
    row === 'choice' ? say('text-refresh') : say('text-refresh-row', { kinds: say(`kind-${row}`) }),
  choose: ({ from }) => say('text-choose', { first: steps(from[0]), second: steps(from[1]) }),
  repeat: ({ up_to, do: what }) => say('text-repeat', { times: up_to, what: steps(what) }),
  score: ({ vp }) => say('text-score', { vp }),
  score_per: ({ count: counter, vp, per = 1, max }) =>
    say(`text-score-per${max ? '-most' : per > 1 ? '-some' : ''}`, { vp, thing: thing(counter), per, most: max ?? 0 }),
  score_set: ({ of, vp }) => say('text-score-set', { vp, things: words.join((of as string[]).map(thing)) }),
  score_if: (args) => say('text-score-if', { vp: args.vp, tests: words.join([args, ...(args.and ?? [])].map(test)) }),
  special: () => say('text-copy'),
  harvest_planet: () => say('text-harvest'),
  dance_tokens: () => say('text-dance-tokens'),
};

const TESTS: Record<string, string> = { '==': 'equal', '>=': 'at-least', '<=': 'at-most' };

function test({ count: counter, op, n }: Args): string {
  return say(`text-test-${TESTS[op]}`, { thing: thing(counter), number: n });
}

/** Steps in a row; gains that follow each other are one. */
export function steps(all: Step[]): string {
  const said: string[] = [];
  let gains: string[] = [];
  for (const one of [...all, {}] as Step[]) {
    const [name, args] = Object.entries(one)[0] ?? ['', {}];
    if (name === 'gain') {
      gains.push(...Object.entries(args).map(([item, n]) => count(item, n as number)));
      continue;
    }
    if (gains.length) said.push(say('text-gain', { goods: words.join(gains) }));
    gains = [];
    if (name) said.push(STEPS[name]?.(args) ?? '');
  }
  return said.join('; ') || say('text-nothing');
}

function change(args: Args): string[] {
  const by = Math.abs(args.by ?? args.set ?? args.gain ?? 0);
  if (args.rule === 'storage')
    return [say('change-spots', { spots: (args.spots as string[]).map((spot) => count(spot, 1)).join(', ') })];
  if (args.rule === 'keep_strength')
    return (args.events as string[]).map((event) =>
      say(`change-keep-strength-${event === 'bumped' ? 'bumped' : 'retrieved'}`, { by }),
    );
  if (args.rule !== 'tile_cost')
    return [say(`change-${args.rule.replaceAll('_', '-')}`, { by: args.rule === 'conversion_rate' ? 0 : by })];
  if (args.from === 'reserve') return [say('change-less-reserve', { by })];
  const less = (args.types as string[]).map((kind) => say(`change-less-${kind}`, { by }));
  return args.min ? [...less, say('change-carving-floor', { by: args.min })] : less;
}

const EVENTS: Record<string, string> = {
  gain_worker: 'gain-worker',
  gain_frame: 'gain-frame',
  gain_explore_token: 'gain-token',
  play_seed: 'play-seed',
  plant_seed: 'plant-seed',
  use_dance: 'use-dance',
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any
function when(cause: any): string {
  if (typeof cause === 'string') return cause;
  if (cause.event === 'build') return `build${cause.place ? '-bonus' : cause.from ? '-reserve' : ''}`;
  if (cause.event === 'action') return cause.timing === 'start' ? 'before-action' : 'after-action';
  return EVENTS[cause.event] ?? cause.event;
}

function clause({ when: cause, optional, limit, do: all, modify }: Clause): string[] {
  const changes = (modify ?? []).flatMap((rule) => change(rule as Args));
  if (!all) return changes;
  const event = (typeof cause === 'string' ? {} : cause) as Args;
  let what = steps(all);
  if (optional) what = say('when-may', { what });
  if (limit) what = say(`when-once-${limit === 'once_per_turn' ? 'turn' : 'action'}`, { what });
  const about = {
    action: event.action ? say(`action-${event.action}`) : '',
    kinds: event.types ? kinds(event) : '',
    thing: event.gains ? say(`item-${event.gains}`) : '',
  };
  if (cause === 'built') return [...changes, capital(what)]; // only developments do, and always then
  return [...changes, say(`when-${when(cause)}`, { what, ...about })];
}

/** All that a piece does: clauses as sentences, or steps in a row. */
export function sentences(effect: (Clause | Step)[] | undefined): string {
  if (!effect?.length) return '';
  if (!('when' in effect[0]!)) return `${steps(effect as Step[])}.`;
  return `${(effect as Clause[]).flatMap(clause).join('. ')}.`;
}
