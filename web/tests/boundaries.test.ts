/** Imports go one way, and eslint says so where one does not. */

import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { boundaries } from '../eslint.boundaries.js';

const linter = new Linter({ cwd: process.cwd() });
const found = (filename: string, line: string) =>
  linter
    .verify(
      `${line}\nexport const x = y;\n`,
      boundaries.map((each) => ({ ...each, files: [`${each.files![0]}/*.ts`] })),
      { filename },
    )
    .flatMap(({ ruleId }) => (ruleId ? [ruleId] : [])); // null: no boundary concerns this folder

describe('imports', () => {
  it.each([
    ['src/games/apiary/x.ts', "import { y } from '../propolis/table';"],
    ['src/games/apiary/x.ts', "import { y } from '$lib/games/propolis/table';"],
    ['src/games/generic/x.ts', "import { y } from '$lib/table/table.svelte';"],
    ['src/board/x.ts', "import { y } from '$lib/games/apiary/table';"],
    ['src/coach/x.ts', "import { y } from '$lib/table/table.svelte';"],
    ['src/coach/x.ts', "import { y } from '../table/table.svelte';"],
    ['src/table/x.ts', "import { y } from '$lib/pages/rulings';"],
    ['src/draw/x.ts', "import { y } from '$lib/games/board';"],
    ['src/parts/x.ts', "import { y } from '$lib/table/options';"],
  ])('from %s: %s is forbidden', (file, line) => expect(found(file, line)).toEqual(['no-restricted-imports']));

  it.each([
    ['src/games/apiary/x.ts', "import { y } from './table';"],
    ['src/games/apiary/x.ts', "import { y } from '$lib/games/apiary/table';"],
    ['src/games/apiary/x.ts', "import { y } from '$lib/draw/seat';"],
    ['src/games/apiary/x.ts', "import { y } from '../board';"],
    ['src/board/x.ts', "import { y } from '$lib/games/board';"],
    ['src/table/x.ts', "import { y } from '$lib/coach/lines';"],
    ['src/pages/x.ts', "import { y } from '$lib/table/options';"],
  ])('from %s: %s is right', (file, line) => expect(found(file, line)).toEqual([]));
});
