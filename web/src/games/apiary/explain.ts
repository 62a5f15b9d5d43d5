/** What a question is about and what each answer does, for someone who has not read the rules. */

import type { DecisionSeen } from '$lib/wire';
import { capital } from '$lib/words/talk';
import { words as spoken, type Say } from '$lib/words/words.svelte';
import { kindOf, nameOf, piece, textOf, type Clause, type Step } from './catalogue';
import { steps } from './sentences';
import type { Colony } from './table';
import { counts, trade } from './words';

/** A piece by its name and what it does. */
function told(say: Say, id: string): string {
  const name = kindOf(id) === 'pod' ? say('apiary-table-comb') : nameOf(id);
  return `${name}: ${textOf(id)}`;
}

/** What brought the question about: a piece, a conversion, a hex, another's worker. */
function cause(say: Say, { facts, prompt }: DecisionSeen, called: (seat: number) => string): string {
  const id = facts.source ?? facts.for ?? facts.tile ?? facts.dance ?? '';
  if (facts.by) {
    const place = say(facts.place === 'landing' ? 'apiary-place-landing' : `apiary-action-${facts.place}`);
    return facts.own
      ? say('apiary-about-own', { place })
      : say('apiary-about-by', { name: called(Number(facts.by)), place });
  }
  if (piece(id)) return told(say, id);
  if (spoken.knows(`apiary-trade-${id}`)) return `${capital(trade(say, id))}.`;
  if (id === 'worker' || id === 'frame') return `${capital(say(`apiary-item-${id}`))}.`;
  if (id === 'hex') return say('apiary-about-hex-bonus');
  return prompt === 'gain' ? say('apiary-about-card') : '';
}

/** A second sentence or two below the question. */
export function about(say: Say, decision: DecisionSeen, called: (seat: number) => string): string {
  const own = Number(decision.facts.by ?? -1) === decision.seat;
  const why = cause(say, own ? { ...decision, facts: { ...decision.facts, own: 'yes' } } : decision, called);
  const rule = `apiary-about-${decision.prompt}`;
  return [why, spoken.knows(rule) ? say(rule) : ''].filter(Boolean).join(' ');
}

/** One of several benefits of a piece. */
function branch(id: string, number: number): string {
  const clauses = (piece(id)?.effect ?? []) as (Clause & Step)[];
  const choices = clauses
    .flatMap((clause) => clause.do ?? [clause as Step])
    .map((step) => step.choose)
    .find(Boolean);
  const from = choices?.from as Step[][] | undefined;
  return from?.[number] ? `${capital(steps(from[number]))}.` : '';
}

/** The bonus of a hex, in words. */
function bonus(say: Say, text: string): string {
  const [verb = '', what = '', count = '1'] = text.split(':');
  if (verb === 'gain') return say('apiary-does-bonus', { goods: counts(say, { [what]: Number(count) }) });
  return verb === 'discount' ? say('apiary-does-discount', { kind: what, count: Number(count) }) : '';
}

/** What an answer does, beyond its name. */
export function does(say: Say, key: string, decision: DecisionSeen, table: Colony): string {
  const [verb = '', first = '', more = ''] = key.split(':');
  const plain = (id: string) => (spoken.knows(`apiary-does-${id}`) ? say(`apiary-does-${id}`) : '');
  switch (verb) {
    case 'place':
    case 'grow':
      return plain(first);
    case 'take':
    case 'reserve': {
      const id = table.rows.find(({ kind }) => kind === first)?.tiles[Number(more) - 1];
      return id ? told(say, id) : '';
    }
    case 'fly': {
      const spot = table.explore.spots.find(({ at }) => at.join() === first);
      return spot?.planet ? told(say, spot.planet) : spot?.token ? told(say, spot.token) : '';
    }
    case 'pod':
      return textOf(`${table.side}-${first}`);
    case 'plant':
      return textOf(first, 'planted');
    case 'choose':
      return branch(decision.facts.source ?? '', Number(first) - 1);
    case 'hex':
      return bonus(say, table.seats[decision.seat]?.hexes.find(({ at }) => at.join() === first)?.bonus ?? '');
    case 'frame':
    case 'pay':
      return '';
    default:
      return piece(first) ? textOf(first) : plain(verb);
  }
}
