/** What each space would give in a scoring; mirrors `space_points` in `skep/games/ambrosia/rules/scoring.py`. */

import type { SettingsSeen } from '$lib/wire';
import type { Meadow, Space } from './table';

export interface Count {
  /** Points by space. */ spaces: Map<number, number>;
  /** Rainbow, prisoners and the like. */ more: number;
}

/** The points of a color's present position, space by space; what is left of its worth counts as `more`. */
export function count(table: Meadow, color: number, settings: SettingsSeen): Count {
  const spaces = new Map<number, number>();
  const literal = settings.values.advanced === 'collector';
  for (const space of table.spaces)
    if (space.group?.color === color) spaces.set(space.at, worth(table, space, literal));
  const sum = [...spaces.values()].reduce((all, one) => all + one, 0);
  return { spaces, more: (table.colors[color]?.worth ?? sum) - sum };
}

function worth(table: Meadow, space: Space, literal: boolean): number {
  if (sabotaged(table, space)) return 0;
  const arena = space.special === 'arena' && space.under ? 1 : 0;
  return space.counts + bonus(table, space, literal) + arena;
}

function bonus(table: Meadow, space: Space, literal: boolean): number {
  const top = space.group?.bees[0];
  if (top === 'normal') return literal && table.event === 'advanced-movement' ? 1 : 0;
  if (table.event === 'equal-rights' || space.special === 'thicket') return 0;
  return top === 'collector' ? 1 : top === 'heavyweight' ? space.counts : 0;
}

function sabotaged(table: Meadow, space: Space): boolean {
  const length = table.spaces.length;
  const behind = table.spaces[(space.at - table.direction + length) % length]!;
  const works = table.event !== 'equal-rights' && behind.special !== 'thicket' && space.special !== 'thicket';
  return works && behind.group?.bees[0] === 'saboteur' && behind.group.color !== space.group?.color;
}
