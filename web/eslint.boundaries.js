/** Imports go one way: games never know each other, what they share knows no game, and the table is above the coach. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const games = readdirSync(join(import.meta.dirname, 'src', 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const above = (folders) => folders.flatMap((name) => [`$lib/${name}`, `$lib/${name}/**`, `../${name}/**`]);
const inside = (names) => names.flatMap((name) => [`$lib/games/${name}/**`, `../${name}/**`, `../games/${name}/**`]);
const boundary = (folder, group, message) => ({
  files: [`src/${folder}/**`],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});
const PAGES = ['pages', 'lobby', 'forms', 'table', 'coach', 'App.svelte'];
/** @type {import('eslint').Linter.Config[]} */
export const boundaries = [
  ...games.map((game) =>
    boundary(
      `games/${game}`,
      [...inside(games.filter((other) => other !== game)), ...above(PAGES)],
      'A game knows no other game, and no page.',
    ),
  ),
  boundary('board', [...inside(games), ...above(PAGES)], 'The kit knows no game, and no page.'),
  boundary('draw', [...above(['games', 'live', ...PAGES])], 'Drawings know nothing but how they look.'),
  boundary('words', [...inside(games), ...above(PAGES)], 'Words know no game, and no page.'),
  boundary('live', [...above(['games', 'board', ...PAGES])], 'What connects and remembers knows no page.'),
  boundary('parts', [...above(['games', 'board', ...PAGES])], 'Parts know nothing of what they are part of.'),
  boundary('coach', [...inside(games), ...above(['table', 'pages', 'lobby'])], 'The table is above the coach.'),
  boundary('table', [...inside(games), ...above(['pages', 'lobby'])], 'Pages are above the table.'),
];
