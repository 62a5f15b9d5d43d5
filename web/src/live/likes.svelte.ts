/** How this person likes the page: light, sound, notice, pace. Kept in the browser. */

import { read, write } from './drawer';
import { LANGUAGES, words, type Language } from '$lib/words/words.svelte';

export type Light = 'auto' | 'light' | 'dark';

interface Saved {
  light: Light;
  lang: Language | null;
  sound: boolean;
  notice: boolean;
  /** Take an option with one click instead of two. */
  oneClick: boolean;
  motion: boolean;
  /** Lists instead of a drawing. */
  plain: boolean;
}

const usual: Saved = {
  light: 'auto',
  lang: null,
  sound: true,
  notice: false,
  oneClick: false,
  motion: true,
  plain: false,
};

class Likes {
  private saved: Saved = $state({ ...usual, ...read<Partial<Saved>>('skep.likes', {}) });

  get light(): Light {
    return this.saved.light;
  }
  get sound(): boolean {
    return this.saved.sound;
  }
  get notice(): boolean {
    return this.saved.notice;
  }
  get oneClick(): boolean {
    return this.saved.oneClick;
  }
  get motion(): boolean {
    return this.saved.motion;
  }
  get plain(): boolean {
    return this.saved.plain;
  }
  get lang(): Language {
    return this.saved.lang ?? spoken();
  }

  set<K extends keyof Saved>(name: K, value: Saved[K]): void {
    this.saved[name] = value;
    write('skep.likes', $state.snapshot(this.saved));
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    if (this.light === 'auto') delete root.dataset.light;
    else root.dataset.light = this.light;
    root.toggleAttribute('data-still', still());
  }

  async speak(lang: Language): Promise<void> {
    await words.speak(lang);
    this.set('lang', lang);
  }
}

/** The first of the browser's languages that Skep speaks. */
function spoken(): Language {
  const asked = navigator.languages.map((name) => name.slice(0, 2).toLowerCase());
  return asked.map((name) => LANGUAGES.find((lang) => lang === name)).find((lang) => lang !== undefined) ?? 'en';
}

/** Does the person, or the machine, ask for less motion? */
export function still(): boolean {
  return !likes.motion || calm().matches;
}

function calm(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}

export const likes = new Likes();
calm().addEventListener('change', () => likes.apply());
