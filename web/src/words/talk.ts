/** Prompts, options and events in sentences; mirrors `skep/tui/drawing.py`. */

import { words, type Params } from './words.svelte';
import type { GameWords } from '$lib/games/board';
import type { DecisionSeen, Room, Sight, Table, ToldSeen } from '$lib/wire';

/** A fact as words can use it: places as `1,0`, several of them listed. */
export function fact(value: unknown): string | number {
  if (!isList(value)) return typeof value === 'number' ? value : `${value as string | boolean}`;
  if (value.length && value.every((part) => typeof part === 'number')) return value.join(',');
  return places(value).join('; ');
}

function places(value: unknown[]): string[] {
  if (typeof value[0] === 'number') return [value.join(',')];
  return value.flatMap((part) => (isList(part) ? places(part) : [`${part as string}`]));
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

export class Talk {
  constructor(
    readonly game: string,
    private names: string[],
    private own: GameWords = {},
  ) {}

  /** One of the game's own messages. */
  private say(id: string, params?: Params): string {
    return words.say(`${this.game}-${id}`, params);
  }

  /** What a seat is called. */
  seat(seat: number): string {
    return this.own.seat?.(words.say, seat, this.names.length) ?? this.names[seat] ?? '';
  }

  /** What is asked, in a sentence that stands alone. */
  ask(decision: DecisionSeen, sight: Sight): string {
    const { mode } = sight.view.settings;
    return capital(this.say(`ask-${decision.prompt}`, { mode, ...decision.facts }));
  }

  /** What brought it about, and what follows. */
  about(decision: DecisionSeen): string {
    return this.own.about?.(words.say, decision, (seat) => this.seat(seat)) ?? '';
  }

  /** What an option does, beyond its name. */
  does(key: string, decision: DecisionSeen, sight: Sight): string {
    return this.own.does?.(words.say, key, decision, sight.view.table) ?? '';
  }

  option(key: string): string {
    const cut = key.indexOf(':');
    const verb = cut < 0 ? key : key.slice(0, cut);
    const what = cut < 0 ? '' : key.slice(cut + 1);
    return capital(
      this.own.option?.(words.say, key) ?? words.fit(`${this.game}-option-${verb}`, { what }) ?? plainly(verb, what),
    );
  }

  event(event: ToldSeen): string {
    const own = this.own.facts?.(words.say, event, (seat) => this.seat(seat)) ?? event.facts;
    const facts = Object.fromEntries(
      Object.entries(own).map(([name, value]: [string, unknown]) => [name, fact(value)]),
    );
    const said = words.fit(`${this.game}-event-${event.name}`, { ...facts, seat: this.seat(event.seat) });
    return capital(
      said ??
        plainly(
          event.name,
          Object.values(facts)
            .filter((value) => value !== '')
            .join(', '),
          this.seat(event.seat),
        ),
    );
  }

  effect(before: Table, after: Table, seat: number): string {
    return this.own.effect?.(words.say, before, after, seat) ?? '';
  }

  /** A line of the score sheet. */
  line(id: string): string {
    const own = this.own.line?.(words.say, id);
    const known = `${this.game}-sheet-${id}`;
    return capital(own ?? (words.knows(known) ? words.say(known) : id.replaceAll('-', ' ')));
  }

  /** Who won, in a sentence. */
  result(sight: Sight): string {
    const own = this.own.result?.(words.say, sight);
    if (own) return own;
    const first = (sight.view.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [this.seat(seat)] : []));
    if (first.length === 1) return words.say('result-win', { name: first[0]! });
    return words.say('result-draw', { names: words.join(first) });
  }

  ending(reason: string): string {
    return reason ? capital(this.say(`end-${reason}`)) : '';
  }

  /** The rule that forbids it, in words if the game has them, else its clause's text. */
  why(clause: string, text: string): string {
    return capital(words.knows(`why-${clause}`) ? words.say(`why-${clause}`) : text || clause);
  }
}

/** What a game has no ready words for: its own names, spaced out. */
function plainly(name: string, what: string, who = ''): string {
  const said = [name.replaceAll('-', ' '), what.replaceAll(/[-_]/g, ' ').replaceAll('>', ' → ')]
    .filter(Boolean)
    .join(': ');
  return who ? `${who} · ${said}` : said;
}

/** What a mode of a game is called. */
export function modeName(game: string, mode: string): string {
  return capital(words.say(`${game}-mode-${mode}`));
}

/** Who sits on a chair: the person's name, or what the bot is called. */
export function sitter(room: Room, seat: number): string {
  const chair = room.chairs[seat];
  if (!chair) return '';
  if (chair.kind === 'bot') return chair.name || words.say(`level-${chair.level}`);
  if (chair.kind === 'here' && !chair.name) return words.say('page-player', { number: seat + 1 });
  return chair.name || words.say(chair.taken ? 'page-someone' : 'page-free-chair');
}

/** Who sits at a table; those of one name are numbered. */
export function sitters(room: Room): string[] {
  const plain = room.chairs.map(({ seat }) => sitter(room, seat));
  return plain.map((name, seat) => (plain.indexOf(name) !== plain.lastIndexOf(name) ? `${name} ${seat + 1}` : name));
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(words.lang) + text.slice(1);
}
