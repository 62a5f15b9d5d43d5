/** A table that is being thought up: what the form holds before it is sent. */

import { me, rememberMe } from '$lib/live/drawer';
import type { Coach, Color, GameForm, LevelForm, ModeForm, NewChair, NewTable, SettingForm, Value } from '$lib/wire';
import { COLORS } from './colors';

export type Company = 'friends' | 'bot' | 'here';
export type Pace = 'none' | 'quick' | 'calm' | 'days';

/** Clocks that make sense: seconds in the bank, and seconds won by each answer. */
export const PACES: Record<Pace, { bank: number; more: number } | null> = {
  none: null,
  quick: { bank: 300, more: 5 },
  calm: { bank: 1200, more: 15 },
  days: { bank: 7 * 86_400, more: 3600 },
};
export const GRACES = [0, 120, 600, 86_400];
/** Seconds for the highest level; 0: its own. */
export const TIMES = [0, 5, 15, 30];

export class Draft {
  mode: ModeForm = $state.raw({} as ModeForm);
  chairs: NewChair[] = $state([]);
  values: Record<string, Value> = $state({});
  name = $state(me().name);
  color: Color = $state(me().color);
  /** Standing orders with which people begin, by what is asked; empty: ask. */
  standing: Record<string, string> = $state({});
  coach: Coach = $state('alone');
  think = $state(0);
  listed = $state(false);
  grace = $state(0);
  pace: Pace = $state('none');

  constructor(
    readonly form: GameForm,
    readonly levels: LevelForm[],
  ) {
    this.mode = form.modes.find((mode) => mode.default) ?? form.modes[0]!;
    for (const setting of form.settings) this.values[setting.name] = setting.default;
    this.seat(this.mode.default_seats);
    this.invite(this.mode.seats.includes(1) && this.mode.default_seats === 1 ? 'bot' : 'friends');
  }

  get settings(): SettingForm[] {
    return this.form.settings.filter((setting) => !setting.modes.length || setting.modes.includes(this.mode.name));
  }

  /** Nobody is waited for: the match begins at once. */
  get alone(): boolean {
    return this.chairs.slice(1).every((chair) => chair.kind !== 'person');
  }

  /** Does a bot of the highest level sit here? */
  get highest(): boolean {
    const best = this.levels.at(-1)?.name;
    return this.chairs.some((chair) => chair.kind === 'bot' && chair.level === best);
  }

  /** A good opponent that answers quickly. */
  get level(): string {
    return this.levels.find((level) => level.name === 'forager')?.name ?? this.levels.at(-1)?.name ?? '';
  }

  choose(mode: ModeForm): void {
    this.mode = mode;
    const counts = [...mode.seats, ...mode.house_seats];
    if (!counts.includes(this.chairs.length)) this.seat(mode.default_seats);
  }

  /** So many chairs; the ones there are stay as they are. */
  seat(count: number): void {
    const last = this.chairs.at(-1);
    const more = (at: number): NewChair => ({
      kind: at === 0 ? 'person' : (last?.kind ?? 'person'),
      level: last?.level ?? '',
      name: '',
    });
    this.chairs = Array.from({ length: count }, (_, at) => this.chairs[at] ?? more(at));
  }

  /** Fill all chairs but the first with friends, bots, or people at this screen. */
  invite(company: Company): void {
    const kind = company === 'friends' ? 'person' : company;
    this.chairs = this.chairs.map((chair, at) =>
      at === 0
        ? { kind: kind === 'here' ? 'here' : 'person' }
        : { kind, level: kind === 'bot' ? this.level : '', name: chair.name ?? '' },
    );
  }

  get company(): Company | null {
    const kinds = new Set(this.chairs.slice(1).map((chair) => chair.kind));
    if (kinds.size !== 1) return null;
    const kind = [...kinds][0];
    return kind === 'person' ? 'friends' : kind!;
  }

  /** The color of each chair: mine first, then the others in their order. */
  colors(): Color[] {
    const others = COLORS.filter((color) => color !== this.color);
    return this.chairs.map((_, at) => (at === 0 ? this.color : others[(at - 1) % others.length]!));
  }

  table(): NewTable {
    const name = this.name.trim();
    rememberMe({ name, color: this.color });
    const colors = this.colors();
    return {
      game: this.form.name,
      mode: this.mode.name,
      name,
      color: this.color,
      listed: this.listed && !this.alone,
      grace: this.grace,
      clock: PACES[this.pace],
      standing: { ...this.standing },
      coach: this.coach,
      think: this.highest ? this.think : 0,
      settings: Object.fromEntries(this.settings.map((setting) => [setting.name, this.values[setting.name]!])),
      chairs: this.chairs.map((chair, at) => ({
        kind: chair.kind,
        level: chair.kind === 'bot' ? (chair.level ?? '') : '',
        name: chair.kind === 'here' && at > 0 ? (chair.name ?? '').trim() : '',
        color: colors[at]!,
      })),
    };
  }
}
