/** What the page says: the Fluent catalogues of the terminal, fetched by language and by game. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import files from 'virtual:catalogues';

export const LANGUAGES = ['en', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, FluentVariable>;
export type Say = (id: string, params?: Params) => string;

class Words {
  lang: Language = $state('en');
  /** Grows with each catalogue that comes in, so that texts are composed again. */
  private fresh = $state(0);
  private bundles = new Map<Language, FluentBundle>();
  private asked = new Map<string, Promise<void>>();
  private wanted = new Set<string>();
  private come = new Set<string>();

  /** Fetch catalogues, such as `page` or `hivernation`, in the language now spoken. */
  async need(...names: string[]): Promise<void> {
    for (const name of names) this.wanted.add(name);
    await this.fetch(this.lang, names);
    if (names.every((name) => this.come.has(name))) return;
    for (const name of names) this.come.add(name);
    this.fresh += 1;
  }

  async speak(lang: Language): Promise<void> {
    await this.fetch(lang, [...this.wanted]);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  say: Say = (id, params) => {
    void this.fresh;
    const bundle = this.bundles.get(this.lang);
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, params ?? null, []) : id;
  };

  /** The same, or null where the message asks for more than was given. */
  fit(id: string, params: Params): string | null {
    void this.fresh;
    const bundle = this.bundles.get(this.lang);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) return null;
    const faults: Error[] = [];
    const said = bundle.formatPattern(pattern, params, faults);
    return faults.length ? null : said;
  }

  /** Whether a catalogue has come, so that nothing of it is said by its id. */
  has(name: string): boolean {
    void this.fresh;
    return this.come.has(name);
  }

  knows(id: string): boolean {
    void this.fresh;
    return this.bundles.get(this.lang)?.hasMessage(id) ?? false;
  }

  /** `a, b and c`. */
  join(parts: string[]): string {
    if (parts.length < 2) return parts.join('');
    return this.say('list-and', { start: parts.slice(0, -1).join(', '), last: parts.at(-1)! });
  }

  private async fetch(lang: Language, names: string[]): Promise<void> {
    await Promise.all(names.map((name) => this.once(lang, name)));
  }

  private once(lang: Language, name: string): Promise<void> {
    const id = `${lang}/${name}`;
    const begun = this.asked.get(id) ?? this.load(lang, name);
    this.asked.set(id, begun);
    begun.catch(() => this.asked.delete(id)); // to be asked for again
    return begun;
  }

  private async load(lang: Language, name: string): Promise<void> {
    const text = await files[`${lang}/${name}`]?.();
    if (text === undefined) return;
    const bundle = this.bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundles.set(lang, bundle);
    this.fresh += 1;
  }
}

export const words = new Words();
export const say: Say = (id, params) => words.say(id, params);
