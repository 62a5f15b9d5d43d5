/** Small signs of Apiary, drawn around 0,0 in a box of 100: a path, its fill, and whether it has the ink line. */

import { hexagon } from '$lib/draw/hexagon';

export interface Stroke {
  d: string;
  fill?: string;
  line?: boolean;
  width?: number;
  tone?: string;
}

const hex = (radius: number, x = 0, y = 0): string => {
  const wide = radius * 0.866;
  const points = [
    [0, -radius],
    [wide, -radius / 2],
    [wide, radius / 2],
    [0, radius],
    [-wide, radius / 2],
    [-wide, -radius / 2],
  ];
  return `M${points.map(([a, b]) => `${(x + a!).toFixed(1)} ${(y + b!).toFixed(1)}`).join('L')}Z`;
};
const disc = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
const CREAM = 'var(--draw-cream)';
const HONEY = 'var(--draw-honey)';
/** The color of the words around it. */
const NOW = 'currentColor';
const INK = 'var(--draw-ink)';
const LEAF = 'M0 30V0M0 6C-4 -14 -18 -22 -28 -20C-28 -6 -16 6 0 6ZM0 -4C2 -24 16 -34 28 -32C28 -16 16 -4 0 -4Z';
const ring = (fill: string): Stroke => ({ d: disc(44), fill });
const kind = (name: string, ...inner: Stroke[]): Stroke[] => [
  { d: hexagon(47, 8), fill: `var(--apy-${name})` },
  ...inner,
];
const act = (...inner: Stroke[]): Stroke[] => [
  {
    d: 'M-34 -44H34C40 -44 44 -40 44 -34V34C44 40 40 44 34 44H-34C-40 44 -44 40 -44 34V-34C-44 -40 -40 -44 -34 -44Z',
    fill: 'var(--apy-act)',
  },
  ...inner,
];
const SHIP = 'M0 -38C14 -26 20 -8 18 12L30 26V36L10 28H-10L-30 36V26L-18 12C-20 -8 -14 -26 0 -38Z';
const BEE: Stroke[] = [
  {
    d: 'M-4 -8C-30 -36 -46 -22 -34 -6C-28 2 -14 2 -4 -8ZM4 -8C30 -36 46 -22 34 -6C28 2 14 2 4 -8Z',
    fill: 'var(--draw-wing)',
  },
  { d: 'M0 -16C18 -16 24 2 20 18C16 34 8 42 0 42C-8 42 -16 34 -20 18C-24 2 -18 -16 0 -16Z', fill: HONEY },
  {
    d: 'M-21 6C-8 12 8 12 21 6L20 17C8 23 -8 23 -20 17ZM-15 29C-6 33 6 33 15 29L10 36C4 38 -4 38 -10 36Z',
    fill: INK,
    line: false,
  },
  { d: disc(15, 0, -22), fill: 'var(--draw-honey-light)' },
  { d: disc(3, -6, -23), fill: INK, line: false },
  { d: disc(3, 6, -23), fill: INK, line: false },
];
const CROWN = 'M-36 28L-40 -18L-18 2L0 -34L18 2L40 -18L36 28Z';
const FRAME = [hex(20, -26, -15), hex(20, 9, -15), hex(20, -9, 15), hex(20, 26, 15)].join('');
const CARD =
  'M-26 -42H26C30 -42 32 -40 32 -36V36C32 40 30 42 26 42H-26C-30 42 -32 40 -32 36V-36C-32 -40 -30 -42 -26 -42Z';
const MOON = 'M14 -36C-14 -36 -34 -18 -34 4C-34 26 -14 40 12 34C-6 24 -12 10 -8 -8C-6 -20 2 -30 14 -36Z';
const ARROW_IN = 'M0 -36V14M-20 -4L0 18L20 -4M-34 36H34';

export const SIGNS: Record<string, Stroke[]> = {
  vp: [
    {
      d:
        'M0 -46L14 -38L30 -38L36 -22L46 -10L42 6L44 22L30 30L20 42L4 40L-12 46' +
        'L-24 36L-40 32L-42 16L-48 2L-40 -12L-38 -28L-22 -34L-12 -46Z',
      fill: 'var(--apy-vp)',
    },
  ],
  favor: [
    { d: CROWN, fill: 'var(--apy-favor)' },
    { d: disc(5, 0, -38) + disc(5, -42, -22) + disc(5, 42, -22), fill: CREAM, width: 3 },
    { d: 'M-34 16H34', width: 4 },
  ],
  seed: [
    { d: CARD, fill: CREAM },
    { d: LEAF, fill: 'var(--draw-leaf)', width: 4 },
  ],
  planted: [
    { d: 'M-42 34C-30 20 30 20 42 34V42H-42Z', fill: 'var(--apy-soil)' },
    {
      d: 'M0 26V-6M0 2C-4 -18 -20 -26 -32 -24C-32 -10 -18 2 0 2ZM0 -10C2 -30 18 -40 32 -38C32 -22 18 -10 0 -10Z',
      fill: 'var(--draw-leaf)',
      width: 4,
    },
  ],
  worker: BEE,
  strength: [...BEE, { d: disc(17, 28, 26), fill: CREAM }, { d: 'M28 17V35M19 26H37', width: 6 }],
  frame: [{ d: FRAME, fill: 'var(--draw-wax)' }],
  'frame-full': [{ d: FRAME, fill: 'var(--draw-honey-deep)' }],
  'mat-full': [
    {
      d: [
        hex(15),
        hex(15, 26, 0),
        hex(15, -26, 0),
        hex(15, 13, -23),
        hex(15, -13, -23),
        hex(15, 13, 23),
        hex(15, -13, 23),
      ].join(''),
      fill: 'var(--draw-honey-deep)',
      width: 3,
    },
  ],
  hole: [
    { d: hexagon(42, 6), width: 5, tone: NOW },
    { d: 'M-12 0H12', width: 5, tone: NOW },
  ],
  explore_token: [ring('var(--apy-sky)'), { d: 'M0 -28L8 -8L28 0L8 8L0 28L-8 8L-28 0L-8 -8Z', fill: CREAM, width: 3 }],
  planet: [
    { d: disc(30), fill: 'var(--apy-planet)' },
    { d: 'M-46 12C-34 28 40 6 46 -14', width: 6 },
  ],
  ship: [
    { d: SHIP, fill: HONEY },
    { d: disc(8, 0, -8), fill: 'var(--draw-water-light)' },
  ],
  farm: kind('farm', { d: LEAF, fill: CREAM, width: 4 }),
  recruit: kind(
    'recruit',
    { d: disc(18, 0, 4), fill: CREAM },
    { d: 'M-8 -12C-9 -22 -14 -26 -20 -25M8 -12C9 -22 14 -26 20 -25', width: 4 },
    { d: `${disc(3.4, -6, 2)}${disc(3.4, 6, 2)}`, fill: INK, line: false },
  ),
  development: kind(
    'development',
    {
      d:
        'M-6 -30H6L8 -20L18 -16L27 -21L33 -10L26 -3V5L33 12L27 23L18 18L8 22L6 32H-6' +
        'L-8 22L-18 18L-27 23L-33 12L-26 5V-3L-33 -10L-27 -21L-18 -16L-8 -20Z',
      fill: CREAM,
      width: 3,
    },
    { d: disc(9, 0, 1), fill: 'var(--apy-development)', width: 3 },
  ),
  carving: kind('carving', { d: 'M0 -28L20 -8L0 30L-20 -8Z', fill: CREAM }, { d: 'M-20 -8H20M0 -28V30', width: 3 }),
  tile: [{ d: hexagon(45, 8), fill: 'var(--apy-tile)' }],
  kinds: [
    { d: hex(22, -20, -14), fill: 'var(--apy-farm)' },
    { d: hex(22, 20, -14), fill: 'var(--apy-recruit)' },
    { d: hex(22, 0, 20), fill: 'var(--apy-development)' },
  ],
  beside: [
    { d: hex(20), fill: HONEY },
    {
      d: [hex(16, 34, 0), hex(16, -34, 0), hex(16, 17, -30), hex(16, -17, 30), hex(16, -17, -30), hex(16, 17, 30)].join(
        '',
      ),
      width: 4,
      tone: NOW,
    },
  ],
  base: [
    { d: hexagon(45, 8), fill: HONEY },
    { d: 'M-20 16L-22 -10L-9 2L0 -18L9 2L22 -10L20 16Z', fill: CREAM, width: 3 },
  ],
  spot: [
    { d: 'M-34 -34H34V34H-34Z', fill: 'none', width: 6, tone: NOW },
    { d: disc(12), fill: CREAM },
  ],
  bonus: [
    { d: hexagon(45, 8), width: 5, tone: NOW },
    { d: 'M0 -20V20M-20 0H20', width: 7, tone: NOW },
  ],
  sleep: [
    { d: hexagon(46, 8), fill: 'var(--apy-night)' },
    { d: MOON, fill: 'var(--draw-honey-light)', width: 3 },
  ],
  sector: [{ d: hex(22, -20, -12) + hex(22, 20, -12) + hex(22, 0, 22), fill: 'var(--apy-night)' }],
  upgrade: [
    { d: hexagon(46, 8), fill: HONEY },
    { d: 'M0 26V-16M-18 0L0 -20L18 0', width: 8 },
  ],
  home: [
    { d: hexagon(46, 8), fill: 'var(--apy-act)' },
    { d: 'M22 -18V0C22 10 14 14 4 14H-22M-8 -2L-24 14L-8 30', width: 7 },
  ],
  build: [
    { d: 'M-30 -34H18L30 -20H-4V-8H-18V-20H-30Z', fill: 'var(--apy-act)' },
    { d: 'M-18 -8H-4V40H-18Z', fill: 'var(--draw-straw-deep)' },
  ],
  reserve: [
    { d: 'M-40 -6H40V36H-40Z', fill: 'var(--draw-straw-deep)' },
    { d: hex(22, 0, -16), fill: CREAM },
    { d: 'M-40 6H40V36H-40Z', fill: 'var(--draw-straw)' },
  ],
  income: [...kind('farm', { d: ARROW_IN, width: 8, tone: CREAM })],
  refresh: [{ d: 'M30 -10A32 32 0 1 0 32 12M34 -34V-8H8', width: 9, tone: NOW }],
  copy: [
    { d: 'M-34 -40H14V16H-34Z', fill: CREAM },
    { d: 'M-12 -16H36V40H-12Z', fill: CREAM },
  ],
  dance: [
    {
      d: 'M0 0C-14 -30 -44 -26 -42 0C-44 26 -14 30 0 0C14 -30 44 -26 42 0C44 26 14 30 0 0Z',
      width: 8,
      tone: 'var(--apy-dance)',
    },
  ],
  'dance-token': [
    ring('var(--apy-dance)'),
    { d: 'M0 0C-9 -20 -28 -17 -27 0C-28 17 -9 20 0 0C9 -20 28 -17 27 0C28 17 9 20 0 0Z', width: 6, tone: CREAM },
  ],
  overflow: [
    { d: 'M-34 -6H34L26 40H-26Z', fill: 'var(--draw-straw)' },
    { d: 'M-6 -20C-20 -34 -2 -44 6 -30M14 -18C26 -34 40 -22 34 -10', width: 5, tone: NOW },
  ],
  bump: [
    { d: disc(20, -20, 0), fill: HONEY },
    { d: 'M8 0H42M28 -16L44 0L28 16', width: 8, tone: NOW },
  ],
  bumped: [
    { d: disc(20, 20, 0), fill: HONEY },
    { d: 'M-44 0H-10M-24 -16L-8 0L-24 16', width: 8, tone: NOW },
  ],
  end: [
    { d: 'M-26 -42H26C26 -14 6 -10 6 0C6 10 26 14 26 42H-26C-26 14 -6 10 -6 0C-6 -10 -26 -14 -26 -42Z', fill: CREAM },
    { d: 'M-20 36C-14 22 14 22 20 36Z', fill: HONEY, line: false },
  ],
  start: [{ d: 'M-24 -36L36 0L-24 36Z', fill: HONEY }],
  'act-explore': act({
    d: 'M0 -32C11 -22 16 -7 15 10L25 21V29L8 23H-8L-25 29V21L-15 10C-16 -7 -11 -22 0 -32Z',
    fill: CREAM,
  }),
  'act-advance': act({ d: hexagon(28, 5), fill: CREAM }, { d: 'M0 14V-14M-11 -4L0 -16L11 -4', width: 6 }),
  'act-grow': act({ d: LEAF, fill: CREAM, width: 4 }),
  'act-research': act({ d: 'M-18 -28H18V28H-18Z', fill: CREAM }, { d: 'M-8 -10H8M-8 2H8M-8 14H4', width: 5 }),
  'act-convert': act({ d: 'M-26 -10H18M6 -22L20 -10L6 2M26 12H-18M-6 0L-20 12L-6 24', width: 6, tone: CREAM }),
  'act-carve': act({ d: 'M0 -30L22 -8L0 32L-22 -8Z', fill: CREAM }),
};

/** A word that leaves a choice of resources. */
export const CHOICES: Record<string, string[]> = {
  any_basic: ['pollen', 'fiber', 'water'],
  pollen_or_fiber: ['pollen', 'fiber'],
  fiber_or_water: ['fiber', 'water'],
  wax_or_honey: ['wax', 'honey'],
};
