/** What the buttons for looking about are called. */

import { words } from '$lib/words/words.svelte';

const LABELS = {
  en: { nearer: 'Look nearer', farther: 'Look from farther away', all: 'Show the whole hive' },
  pl: { nearer: 'Przybliż', farther: 'Oddal', all: 'Pokaż cały ul' },
  de: { nearer: 'Näher heran', farther: 'Weiter weg', all: 'Den ganzen Stock zeigen' },
};

export function lookLabel(what: 'nearer' | 'farther' | 'all'): string {
  return LABELS[words.lang][what];
}
