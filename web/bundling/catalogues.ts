/** The Fluent catalogues as modules: those that are needed together are one file. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:catalogues';

/** Every page needs the first three; a game with several needs all but its first only at the table. */
function group(name: string): string {
  if (['skep', 'page', 'coach'].includes(name)) return 'page';
  return name.includes('-') ? `${name.split('-')[0]}-more` : name;
}

export function catalogues(place: string): Plugin {
  const langs = readdirSync(place);
  const names = (lang: string) => readdirSync(join(place, lang)).map((file) => file.replace(/\.ftl$/, ''));

  /** `{ 'en/page': () => import(…) }`, for all. */
  function index(): string {
    const rows = langs.flatMap((lang) =>
      names(lang).map(
        (name) =>
          `'${lang}/${name}': () => import('${NAME}/${lang}/${group(name)}').then((all) => all.default['${name}']),`,
      ),
    );
    return `export default {\n${rows.join('\n')}\n};`;
  }

  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [, lang, wanted] = id.split('/');
      if (!lang) return index();
      const texts = names(lang)
        .filter((name) => group(name) === wanted)
        .map((name) => {
          const file = join(place, lang, `${name}.ftl`);
          this.addWatchFile(file);
          return [name, readFileSync(file, 'utf8')];
        });
      return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
