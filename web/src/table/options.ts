/** Options by what they do, so that a list of forty places reads as one line and forty short names. */

import type { Talk } from '$lib/words/talk';

export interface Choice {
  key: string;
  text: string;
  short: string;
}
export interface Group {
  verb: string;
  title: string;
  choices: Choice[];
}

const FEW = 4;
const SHORT = 7;

export function groups(keys: string[], talk: Talk): Group[] {
  const found = new Map<string, string[]>();
  for (const key of keys) {
    const verb = key.split(':', 1)[0]!;
    found.set(verb, [...(found.get(verb) ?? []), key]);
  }
  return [...found].map(([verb, own]) => group(verb, own, talk));
}

/** Many that differ in nothing else are named by what differs, under one title; few stand in full. */
function group(verb: string, keys: string[], talk: Talk): Group {
  const choices = keys.map((key) => {
    const text = talk.option(key);
    const what = key.slice(verb.length + 1);
    return {
      key,
      text,
      title: text.replace(what, '…'),
      short: what && what.length <= SHORT && text.includes(what) ? what : '',
    };
  });
  const { title } = choices[0]!;
  const alike = choices.length >= FEW && choices.every((choice) => choice.short && choice.title === title);
  if (!alike) return { verb, title: '', choices: choices.map(({ key, text }) => ({ key, text, short: '' })) };
  return { verb, title, choices: choices.map(({ key, text, short }) => ({ key, text, short })) };
}
