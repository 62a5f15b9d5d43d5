/** Spaces, groups and standings in words, as the terminal says them. */

import { capital } from '$lib/words/talk';
import { words as language, type Say } from '$lib/words/words.svelte';
import type { SpacesAsked } from './asked';
import { COLORS, type Bees, type Meadow, type Space } from './table';
import { words } from './words';

export function optionName(say: Say, key: string): string {
  return capital(words.option!(say, key));
}

export function colorName(say: Say, color: number): string {
  return say('ambrosia-color', { color: COLORS[color] ?? '' });
}

/** A space in words. */
export function spaceName(say: Say, space: Space): string {
  const special = space.special ? `, ${say(`ambrosia-space-${space.special}`)}` : '';
  const facts = { at: String(space.at), value: String(space.counts), special };
  if (!space.group) return say('ambrosia-row-empty', facts);
  const parts = [groupName(say, space.group)];
  if (space.group.count > 1 && !space.group.bees.includes(null)) {
    parts.push(say('ambrosia-order', { bees: space.group.bees.map((bee) => say(`ambrosia-bee-${bee}`)).join(', ') }));
  }
  if (space.under)
    parts.push(say('ambrosia-under', { count: space.under.count, color: COLORS[space.under.color] ?? '' }));
  return say('ambrosia-row', { ...facts, group: parts.join('; ') });
}

export function groupName(say: Say, group: Bees): string {
  return say('ambrosia-group', {
    color: COLORS[group.color] ?? '',
    count: group.count,
    bee: group.bees[0] ?? 'normal',
  });
}

/** A space, and what picking it can mean. */
export function cellName(say: Say, space: Space, asked: SpacesAsked, held: number | null): string {
  const options = asked.meant(space.at, held).map((key) => optionName(say, key));
  const from = asked.sources.includes(space.at) && !options.length ? [label('flies')] : [];
  return [spaceName(say, space), ...options, ...from].join('. ');
}

export function standing(say: Say, table: Meadow, color: number): string {
  const { points, jelly, scorings, worth } = table.colors[color]!;
  return say('ambrosia-status', { points, jelly, scorings, last: table.hives + 1, worth });
}

export const label = (name: string): string => language.say(`ambrosia-label-${name}`);
