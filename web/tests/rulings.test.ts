import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blocks, matching, pieces } from '$lib/pages/rulings';

const TEXT = `# A game: rulings

How to read *this*.

## A. Setup

**GAM-Q01 Who starts?** A random side. *Ours*: "honey
most recently" cannot be checked.

- **GAM-Q02, Q03** See [the rules](rules.md).
- No number here.

## B. End

Nothing.
`;
const all = blocks(TEXT);

describe('rulings', () => {
  it('are headings, texts, items and rulings with a number', () => {
    expect(all.map(({ kind }) => kind)).toEqual(['text', 'heading', 'ruling', 'ruling', 'item', 'heading', 'text']);
    expect(all.flatMap((block) => ('id' in block && block.id ? [block.id] : []))).toEqual(['GAM-Q01', 'GAM-Q02']);
  });
  it('join the lines of a paragraph', () => {
    const ruling = all.find((block) => 'id' in block && block.id === 'GAM-Q01');
    expect(ruling).toMatchObject({
      pieces: [
        { text: 'GAM-Q01 Who starts?', as: 'strong' },
        { text: ' A random side. ', as: 'plain' },
        { text: 'Ours', as: 'em' },
        { text: ': "honey most recently" cannot be checked.', as: 'plain' },
      ],
    });
  });
  it.each([
    ['plain', [{ text: 'plain', as: 'plain' }]],
    [
      '**a** b',
      [
        { text: 'a', as: 'strong' },
        { text: ' b', as: 'plain' },
      ],
    ],
    ['see [here](x.md)', [{ text: 'see here', as: 'plain' }]],
    ['`ask_favor`', [{ text: 'ask_favor', as: 'plain' }]],
  ])('read %s', (text, found) => expect(pieces(text)).toEqual(found));
  it('that are searched for keep their headings', () => {
    expect(matching(all, 'random').map(({ kind }) => kind)).toEqual(['heading', 'ruling']);
    expect(matching(all, 'nowhere')).toEqual([]);
    expect(matching(all, '')).toBe(all);
  });
  it.each(readdirSync('../docs/rules').filter((file) => file.endsWith('-rulings.md')))(
    'of %s leave no mark behind and repeat no number',
    (file) => {
      const found = blocks(readFileSync(`../docs/rules/${file}`, 'utf8'));
      const said = found.flatMap((block) =>
        block.kind === 'heading' ? [block.text] : block.pieces.map(({ text }) => text),
      );
      expect(said.filter((text) => /\*\*|^#|\]\(/.test(text))).toEqual([]);
      const ids = found.flatMap((block) => ('id' in block && block.id ? [block.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});
