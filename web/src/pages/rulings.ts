/** Rulings as the page shows them: the few marks of Markdown that they use, without a library. */

export interface Piece {
  text: string;
  as: 'plain' | 'strong' | 'em';
}
export type Block =
  { kind: 'heading'; text: string } | { kind: 'ruling' | 'item' | 'text'; id: string; pieces: Piece[] };

const ID = /^\*\*([A-Z]+-Q\d+)/;
const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*/gs;

/** All but the title; a paragraph that begins with a number such as `HIV-Q01` can be linked to by it. */
export function blocks(markdown: string): Block[] {
  const parts = markdown.split(/\n{2,}/).flatMap((part) => (/^- /.test(part) ? part.split(/\n(?=- )/) : [part]));
  return parts.flatMap((part): Block[] => {
    const text = part.trim().replaceAll(/\s*\n\s*/g, ' ');
    if (!text || /^# /.test(text)) return [];
    if (text.startsWith('#')) return [{ kind: 'heading', text: text.replace(/^#+ /, '') }];
    const item = text.startsWith('- ');
    const body = item ? text.slice(2) : text;
    const id = ID.exec(body)?.[1] ?? '';
    return [{ kind: id ? 'ruling' : item ? 'item' : 'text', id, pieces: pieces(body) }];
  });
}

/** A line of text in plain, strong and emphasized parts; of a link only its words. */
export function pieces(text: string): Piece[] {
  const bare = text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');
  const found: Piece[] = [];
  let from = 0;
  for (const match of bare.matchAll(MARKS)) {
    if (match.index > from) found.push({ text: bare.slice(from, match.index), as: 'plain' });
    found.push(match[1] === undefined ? { text: match[2]!, as: 'em' } : { text: match[1], as: 'strong' });
    from = match.index + match[0].length;
  }
  if (from < bare.length) found.push({ text: bare.slice(from), as: 'plain' });
  return found;
}

/** The blocks that say what is searched for, with the headings above them. */
export function matching(all: Block[], wanted: string): Block[] {
  if (!wanted) return all;
  const says = (block: Block) =>
    block.kind !== 'heading' && block.pieces.some(({ text }) => text.toLowerCase().includes(wanted));
  return all.filter((block, at) => {
    if (block.kind !== 'heading') return says(block);
    const end = all.findIndex((other, place) => place > at && other.kind === 'heading');
    return all.slice(at, end < 0 ? undefined : end).some(says);
  });
}
