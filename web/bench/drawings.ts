/** All drawings of the page, by who uses them. */

import type { Component } from 'svelte';
import Blossom from '$lib/draw/ambrosia-Blossom.svelte';
import Counter from '$lib/draw/ambrosia-Counter.svelte';
import Ground from '$lib/draw/ambrosia-Ground.svelte';
import Bee from '$lib/draw/Bee.svelte';
import { PIECES } from '$lib/draw/pieces';
import Paw from '$lib/draw/Paw.svelte';
import Banner from '$lib/draw/propolis-Banner.svelte';
import Land from '$lib/draw/propolis-Land.svelte';
import Landmark from '$lib/draw/propolis-Landmark.svelte';
import Palace from '$lib/draw/propolis-Palace.svelte';
import Resource from '$lib/draw/propolis-Resource.svelte';
import { RESOURCES } from '$lib/draw/resources';
import { SHAPES } from '$lib/draw/seat';
import SeatShape from '$lib/draw/SeatShape.svelte';
import SignPicture from '$lib/games/apiary/SignPicture.svelte';
import { CHOICES, SIGNS } from '$lib/games/apiary/signs';
import '$lib/games/apiary/apiary.css';
import '$lib/games/propolis/propolis.css';
import Tile from './TileDrawing.svelte';

export interface Drawing {
  name: string;
  draw: Component<Record<string, unknown>>;
  props?: Record<string, unknown>;
  /** The box that it fills, if not 100 by 100 around the middle. */
  box?: string;
}
export interface Group {
  title: string;
  drawings: Drawing[];
}

const any = (draw: unknown): Drawing['draw'] => draw as Drawing['draw'];
/** One drawing for each value of a prop. */
const each = (draw: unknown, prop: string, values: readonly (string | number)[]): Drawing[] =>
  values.map((value) => ({ name: String(value), draw: any(draw), props: { [prop]: value } }));

const COLORS = Object.keys(SHAPES);
const WORKERS = 'guardian collector heavyweight turbo rebel berserker drone saboteur organizer worker'.split(' ');
const GROUNDS = 'thicket gust honeywell beekeeper leaves arena guerrilla grasshopper rainbow'.split(' ');

export const SECTIONS: Record<string, Group[]> = {
  common: [
    { title: 'Seats', drawings: each(SeatShape, 'color', COLORS) },
    { title: 'Bees', drawings: each(Bee, 'color', COLORS) },
    {
      title: 'Resources',
      drawings: Object.entries(RESOURCES).map(([name, draw]) => ({ name, draw: any(draw) })),
    },
  ],
  hivernation: [
    { title: 'Tiles', drawings: each(Tile, 'kind', Object.keys(PIECES)) },
    {
      title: 'On tiles',
      drawings: [...Object.entries(PIECES), ['paw', Paw] as const].map(([name, draw]) => ({ name, draw: any(draw) })),
    },
  ],
  ambrosia: [
    { title: 'Counters', drawings: each(Counter, 'kind', [...WORKERS, 'hidden']) },
    {
      title: 'Special spaces',
      drawings: [
        ...each(Ground, 'kind', GROUNDS),
        ...['red', 'blue', 'yellow'].map((pair) => ({
          name: `hole ${pair}`,
          draw: any(Ground),
          props: { kind: 'hole', pair },
        })),
      ],
    },
    { title: 'Blossoms', drawings: each(Blossom, 'value', [0, 1, 2, 3, 4, 5]) },
  ],
  propolis: [
    {
      title: 'Resources and workers',
      drawings: each(Resource, 'kind', 'yellow orange pink purple blue wild any worker trade'.split(' ')),
    },
    { title: 'Banners', drawings: each(Banner, 'letter', ['A', 'B', 'C', 'D', 'wild']) },
    { title: 'Landmarks', drawings: each(Landmark, 'number', [0, 1, 2, 3, 4, 5]) },
    {
      title: 'Landscapes',
      drawings: each(Land, 'number', [1, 2, 3, 4, 5, 6]).map((one) => ({ ...one, box: '0 0 200 100' })),
    },
    { title: 'Palaces', drawings: [{ name: 'palace', draw: any(Palace) }] },
  ],
  apiary: [
    {
      title: 'Signs',
      drawings: each(SignPicture, 'sign', [...Object.keys(SIGNS), ...Object.keys(CHOICES), 'any_resource']),
    },
  ],
};

/** Drawn as a part of others; all else in `src/draw` is shown above. */
export const INSIDE = ['Pen', 'Picture', 'Tile', 'TilePicture', 'ambrosia-Emblem'];
export const SHOWN = new Set<unknown>(
  Object.values(SECTIONS).flatMap((groups) => groups.flatMap(({ drawings }) => drawings.map(({ draw }) => draw))),
);
