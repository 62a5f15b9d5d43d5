/** What Propolis says otherwise than by the rule; mirrors `skep/tui/propolis/drawing.py`. */

import type { GameWords } from '$lib/games/board';
import type { Params, Say } from '$lib/words/words.svelte';
import { verbOf, whatOf } from '$lib/board/decision';
import { COLORS, counted, printed, type Card, type Counts } from './table';

export function resource(say: Say, name: string): string {
  return say('propolis-resource', { resource: name });
}

/** `yellow ×2, blue`, or nothing. */
export function counts(say: Say, numbers: Counts): string {
  const said = Object.entries(numbers)
    .filter(([, number]) => number > 0)
    .map(([name, number]) => resource(say, name) + (number > 1 ? ` ×${number}` : ''));
  return said.join(', ') || say('propolis-nothing');
}

export function scoring(say: Say, { score }: Card): string {
  return score
    ? say(`propolis-scores-${score.rule}`, { points: score.points, resource: score.color, letters: score.letters })
    : '';
}

/** What a card gives and scores. */
export function brings(say: Say, card: Card): string {
  return [
    Object.keys(card.permanents).length
      ? say('propolis-brings-permanent', { resources: counts(say, card.permanents) })
      : '',
    card.gives_workers ? say('propolis-brings-workers', { count: card.gives_workers }) : '',
    card.gives_any ? say('propolis-brings-any', { count: card.gives_any }) : '',
    scoring(say, card),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A card in words. */
export function cardWords(say: Say, card: Card): string {
  const { number, guild } = card;
  const crew = say('propolis-workers', { count: card.workers });
  const cost = counts(say, card.cost);
  if (card.kind === 'palace')
    return say('propolis-palace-card', {
      number,
      cost,
      workers: crew,
      points: say('propolis-points', { count: card.score?.points ?? 0 }),
    });
  if (card.kind === 'start') return say('propolis-start-card', { number, guild, brings: brings(say, card) });
  return say('propolis-card', {
    number,
    guild,
    cost: card.workers ? `${cost}, ${crew}` : cost,
    brings: brings(say, card),
  });
}

function optionFacts(say: Say, key: string): Params {
  const [verb, what] = [verbOf(key), whatOf(key)];
  const card = verb === 'build' ? printed(what) : verb === 'palace' ? printed(`palace-${what}`) : null;
  if (card) return { what, card: cardWords(say, card) };
  if (verb === 'trade') {
    const [from = '', to = ''] = what.split('>');
    return { from: resource(say, from), to: resource(say, to) };
  }
  if (verb === 'gain' || verb === 'gather') return { what: resource(say, what) };
  if (verb === 'mark') return { what, achievement: what === 'none' ? '' : say(`propolis-achievement-${what}`) };
  const [, track = '0', wild = '0'] = what.split(',');
  return verb === 'pay' ? { track: Number(track), wild: Number(wild) } : { what };
}

export function hindrances(say: Say, reasons: string[]): string {
  return reasons.map((why) => say('propolis-hindrance', { why })).join('; ');
}

export function deedWords(say: Say, deed: string, color: string, row: number): string {
  return say('propolis-deed', { deed, resource: color, row });
}

export const words: GameWords<'propolis'> = {
  option: (say, key) => say(`propolis-option-${verbOf(key)}`, optionFacts(say, key)),

  seat: (say, seat, seats) => (seats === 1 && seat === 1 ? say('propolis-opponent') : undefined),

  line(say, id) {
    if (id === 'unused') return say('propolis-sheet-unused');
    const card = printed(id);
    return card ? cardWords(say, card) : id;
  },

  facts(say, { name, facts }) {
    const ready: Record<string, unknown> = { ...facts };
    if ('resources' in facts) ready.resources = counts(say, counted(facts.resources));
    if ('workers' in facts) ready.crew = say('propolis-workers', { count: facts.workers });
    if ('reason' in facts) ready.because = say(`propolis-end-${facts.reason}`);
    if (name === 'won') ready.strengths = facts.strengths.join(':');
    if (name === 'traded') Object.assign(ready, { from: resource(say, facts.from), to: resource(say, facts.to) });
    if (name === 'fortified') ready.what = resource(say, facts.what);
    if (name === 'achieved') ready.numbers = facts.numbers.join(', ');
    if (name === 'opponent') {
      const color = facts.deed === 'deploy-color';
      Object.assign(ready, {
        hindrances: hindrances(say, facts.why),
        action: deedWords(say, facts.deed, color ? COLORS[facts.where]! : '', facts.where),
      });
    }
    return ready;
  },

  /** What an option pays, gains and scores at once. */
  effect(say, before, after, seat) {
    const [was, now] = [before.sides[seat], after.sides[seat]];
    if (!was || !now) return '';
    const tracks: Counts = now.tracks;
    const change = Object.entries(was.tracks).map(([name, number]) => [name, (tracks[name] ?? 0) - number] as const);
    const pays = Object.fromEntries(change.filter(([, by]) => by < 0).map(([name, by]) => [name, -by]));
    const gains = Object.fromEntries(change.filter(([, by]) => by > 0));
    return [
      Object.keys(pays).length ? say('propolis-effect-pays', { resources: counts(say, pays) }) : '',
      Object.keys(gains).length ? say('propolis-effect-gains', { resources: counts(say, gains) }) : '',
      now.score > was.score ? say('propolis-effect-scores', { points: now.score - was.score }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  },

  result: (say, sight) =>
    sight.view.table.opponent ? say('propolis-result-solo', { points: sight.view.scores[0] ?? 0 }) : '',
};
