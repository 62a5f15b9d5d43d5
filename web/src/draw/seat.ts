import type { Color } from '../wire';

/** Each seat's color has a shape of its own, so that color never speaks alone. */
export const SHAPES: Record<Color, string> = {
  honey: 'M0 -40L34.6 -20V20L0 40L-34.6 20V-20Z',
  clover: 'M0 -36A36 36 0 1 1 0 36A36 36 0 1 1 0 -36Z',
  heather: 'M0 -42L36 0L0 42L-36 0Z',
  cornflower: 'M0 -36L40 32H-40Z',
  poppy: 'M-32 -32H32V32H-32Z',
};

/** The color of a seat as a custom property of the page, with one to stand on its own. */
export const TONES: Record<Color, string> = {
  honey: 'var(--seat-honey, oklch(0.78 0.15 78))',
  clover: 'var(--seat-clover, oklch(0.62 0.12 145))',
  heather: 'var(--seat-heather, oklch(0.6 0.13 315))',
  cornflower: 'var(--seat-cornflower, oklch(0.58 0.13 258))',
  poppy: 'var(--seat-poppy, oklch(0.62 0.18 30))',
};
