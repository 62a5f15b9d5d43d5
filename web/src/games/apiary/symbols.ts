/** What a piece does, as a short line of signs: a small reading of the effect words. */

import type { Clause, Step } from './catalogue';
import { KINDS, RESOURCES } from './table';

/** A sign with a number before it, or a bit of text. */
export type Sign = { sign: string; n?: number } | { text: string };
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Args = Record<string, any>;

const COUNTERS: Record<string, string[]> = {
  basic_resources: ['any_basic'],
  other_carvings: ['carving'],
  built_tiles: ['tile'],
  tiles_adjacent_to_this: ['beside', 'tile'],
  recruits_adjacent_to_this: ['beside', 'recruit'],
  developments_adjacent_to_this: ['beside', 'development'],
  kinds_adjacent_to_this: ['beside', 'kinds'],
  printed_vp_of_developments_adjacent_to_this: ['beside', 'development', 'vp'],
  farms_adjacent_to_faction_base: ['base', 'farm'],
  tiles_adjacent_to_faction_base: ['base', 'tile'],
  planted_seeds: ['planted'],
  frames: ['frame'],
  complete_frames: ['frame-full'],
  complete_hive_mat: ['mat-full'],
  explore_tokens: ['explore_token'],
  hibernation_tokens: ['sleep'],
  hibernation_sectors: ['sector'],
  active_workers: ['worker'],
  active_strength: ['strength'],
  favor: ['favor'],
  storage_spots: ['spot'],
  placed_strength: ['strength'],
  distinct_resource_kinds: ['kinds'],
  tiles_on_frames: ['frame', 'tile'],
  empty_mat_hexes: ['hole'],
  faction_upgraded: ['upgrade'],
};

function counter(name: string): Sign[] {
  const plain = name.replace(/s$/, '');
  if ((RESOURCES as readonly string[]).includes(name)) return [{ sign: name }];
  if ((KINDS as readonly string[]).includes(plain)) return [{ sign: plain }];
  return (COUNTERS[name] ?? [name]).map((sign) => ({ sign }));
}

const text = (said: string): Sign => ({ text: said });
const items = (goods: object): Sign[] => Object.entries(goods).map(([sign, n]) => ({ sign, n: n as number }));
const types = (args: Args): Sign[] => ((args.types as string[] | undefined) ?? ['tile']).map((sign) => ({ sign }));

const STEPS: Record<string, (args: Args) => Sign[]> = {
  gain: items,
  pay: (goods) => [...items(goods), text('→')],
  gain_per: ({ item, amount, count }) => [{ sign: item, n: amount }, text('/'), ...counter(count)],
  draw_seed: ({ look, keep }) => [{ sign: 'seed', n: look }, text('→'), { sign: 'seed', n: keep }],
  plant: ({ cards }) => [{ sign: 'planted', n: cards }],
  strengthen: ({ workers, by }) => [{ sign: 'strength', n: workers }, text(`+${by}`)],
  new_worker: ({ strength }) => [{ sign: 'worker' }, text(`(${strength})`)],
  recall_worker: ({ workers }) => [{ sign: 'home', n: workers }],
  upgrade_faction: () => [{ sign: 'upgrade' }],
  build: (args) => [{ sign: 'build' }, ...types(args), ...(args.pay === 'free' ? [text('0')] : [])],
  reserve: (args) => [{ sign: 'reserve' }, ...types(args)],
  income: ({ farms }) => [{ sign: 'income', n: farms }],
  do_action: ({ action, strength }) => [{ sign: `act-${action as string}` }, text(`(${strength})`)],
  refresh_row: ({ row }) => [{ sign: 'refresh' }, ...(row === 'choice' ? [] : [{ sign: row }])],
  choose: ({ from }) => (from as Step[][]).flatMap((steps, at) => [...(at ? [text('/')] : []), ...steps.flatMap(step)]),
  repeat: ({ up_to, do: steps }) => [text(`${up_to}× (`), ...(steps as Step[]).flatMap(step), text(')')],
  score: ({ vp }) => [{ sign: 'vp', n: vp }],
  score_per: ({ count, vp, per }) => [
    { sign: 'vp', n: vp },
    text('/'),
    ...(per > 1 ? [text(String(per))] : []),
    ...counter(count),
  ],
  score_set: ({ of, vp }) => [{ sign: 'vp', n: vp }, text('/'), ...(of as string[]).flatMap(counter)],
  score_if: ({ count, op, n, vp }) => [
    { sign: 'vp', n: vp },
    text(':'),
    ...counter(count),
    text(`${{ '==': '=', '>=': '≥', '<=': '≤' }[op as string]} ${n}`),
  ],
  special: () => [{ sign: 'copy' }, { sign: 'carving' }],
  harvest_planet: () => [{ sign: 'planet' }],
  dance_tokens: () => [{ sign: 'dance-token' }],
};

export function step(one: Step): Sign[] {
  return Object.entries(one).flatMap(([name, args]) => STEPS[name]?.(args as Args) ?? []);
}

const minus = (by: unknown): Sign => text(`−${Math.abs(by as number)}`);
const RULES: Record<string, (args: Args) => Sign[]> = {
  tile_cost: (args) => [...(args.from ? [{ sign: 'reserve' }] : []), ...types(args), minus(args.by)],
  grow_worker_cost: ({ by }) => [{ sign: 'act-grow' }, { sign: 'worker' }, minus(by)],
  grow_frame_cost: ({ by }) => [{ sign: 'frame' }, minus(by)],
  grow_frame_strength: ({ by }) => [{ sign: 'frame' }, { sign: 'strength' }, minus(by)],
  new_worker_strength: ({ set }) => [{ sign: 'worker' }, text(`(${set})`)],
  conversions: ({ by }) => [{ sign: 'act-convert' }, text(`+${by}`)],
  conversion_rate: ({ pay, gain }) => [...items(pay as object), text('→'), ...items(gain as object)],
  research_keep: ({ by }) => [{ sign: 'act-research' }, text(`+${by}`)],
  plant_strength: ({ set }) => [{ sign: 'planted' }, text(`≥ ${set}`)],
  seed_limit: ({ by }) => [{ sign: 'planted' }, text(`+${by}`)],
  seed_as_resource: ({ gain }) => [{ sign: 'seed' }, text('='), { sign: 'any_basic', n: gain }],
  pay_as: ({ use, as }) => [{ sign: use }, text('='), ...(as as string[]).map((sign) => ({ sign }))],
  storage: ({ spots }) => [{ sign: 'spot', n: (spots as string[]).length }],
  overflow_favor: ({ by }) => [{ sign: 'overflow' }, { sign: 'favor', n: by }],
  income_farms: ({ by }) => [{ sign: 'income' }, text(`+${by}`)],
  queenship_range: ({ by }) => [{ sign: 'ship' }, text(`+${by}`)],
  keep_strength: () => [{ sign: 'home' }, text('+0')],
};

const EVENTS: Record<string, (args: Args) => Sign[]> = {
  action: ({ action }) => [{ sign: `act-${action as string}` }],
  build: (args) => [
    { sign: args.from ? 'reserve' : 'build' },
    ...(args.types ? types(args) : args.place ? [{ sign: 'bonus' }] : []),
  ],
  conversion: ({ gains }) => [{ sign: 'act-convert' }, { sign: gains }],
};
const SIMPLE: Record<string, string> = {
  bump: 'bump',
  bumped: 'bumped',
  retrieve: 'home',
  hibernate: 'sleep',
  gain_worker: 'worker',
  gain_frame: 'frame',
  gain_explore_token: 'explore_token',
  play_seed: 'seed',
  plant_seed: 'planted',
  use_dance: 'dance',
  overflow: 'overflow',
  income: 'income',
  endgame: 'end',
  setup: 'start',
};

function trigger(when: unknown): Sign[] {
  const event = typeof when === 'string' ? when : ((when as Args).event as string);
  const found = EVENTS[event]?.(when as Args) ?? (SIMPLE[event] ? [{ sign: SIMPLE[event]! }] : []);
  return found.length ? [...found, text(':')] : [];
}

/** The signs of an effect, one line for each of its clauses. */
export function lines(effect: (Clause | Step)[] | undefined): Sign[][] {
  if (!effect?.length) return [];
  if (!('when' in effect[0]!)) return [(effect as Step[]).flatMap(step)];
  return (effect as Clause[]).map(({ when, do: steps, modify }) => [
    ...trigger(when),
    ...(modify ?? []).flatMap((rule) => RULES[rule.rule as string]?.(rule as Args) ?? []),
    ...(steps ?? []).flatMap(step),
  ]);
}
