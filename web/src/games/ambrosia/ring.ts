/** The meadow as a closed ring: corners are quarters of a circle, straights lie between them. */

export interface Point {
  x: number;
  y: number;
}
export interface Spot extends Point {
  /** Which way the ring runs there, in degrees. */ turn: number;
}

/** From one space to the next, and how far the band of spaces reaches to both sides. */
export const PITCH = 66;
export const INSIDE = 54;
export const OUTSIDE = 52;
const PART = 6;
const RADIUS = (2 * PART * PITCH) / Math.PI;

const OUTLINES: Record<string, string> = { circle: 'cccc', oval: 'ccsccs', square: 'cscscscs' };

export class Ring {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  private starts: Spot[] = [];
  private middle: Point;

  constructor(readonly outline: string) {
    const slots = [...(OUTLINES[outline] ?? 'cccc')];
    this.length = slots.length * PART;
    let at: Spot = { x: 0, y: 0, turn: 0 };
    for (const slot of slots) {
      this.starts.push(at);
      at = slot === 'c' ? along(at, 1) : { ...ahead(at, PART * PITCH), turn: at.turn };
    }
    this.slots = slots;
    const all = Array.from({ length: this.length * 4 }, (_, step) => this.raw(step / 4));
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.width = right - left + 2 * OUTSIDE + 30;
    this.height = bottom - top + 2 * OUTSIDE + 30;
  }
  private slots: string[];

  private raw(t: number): Spot {
    const round = ((t % this.length) + this.length) % this.length;
    const slot = Math.floor(round / PART);
    const share = (round - slot * PART) / PART;
    const start = this.starts[slot]!;
    return this.slots[slot] === 'c' ? along(start, share) : { ...ahead(start, share * PART * PITCH), turn: start.turn };
  }

  /** A place on the ring: the middle of space `at`, so far outwards. */
  spot(at: number, out = 0): Spot {
    const { x, y, turn } = this.raw(at + 0.5);
    const angle = ((turn - 90) * Math.PI) / 180;
    return { x: x - this.middle.x + out * Math.cos(angle), y: y - this.middle.y + out * Math.sin(angle), turn };
  }

  /** The ground of a space. */
  pad(at: number): string {
    const steps = [-0.42, -0.2, 0, 0.2, 0.42];
    const outer = steps.map((step) => this.spot(at + step * 1.03, OUTSIDE - 5));
    const inner = steps.map((step) => this.spot(at + step * 0.97, 5 - INSIDE)).reverse();
    return `M${[...outer, ...inner].map(pair).join('L')}Z`;
  }

  /** The way that bees take over the ring, from one space to another. */
  way(from: number, to: number, out = 0): Spot[] {
    const ahead = (to - from + this.length) % this.length;
    const spaces = ahead <= this.length / 2 ? ahead : ahead - this.length;
    const steps = Math.max(2, Math.abs(spaces) * 2);
    return Array.from({ length: steps + 1 }, (_, step) => this.spot(from + (spaces * step) / steps, out));
  }

  /** The free room in the middle, as shares of width and height. */
  get room(): { width: number; height: number } {
    const round = this.outline === 'circle';
    const gap = 2 * (INSIDE + OUTSIDE) + (round ? 42 : 70);
    const share = round ? 0.76 : 1;
    return { width: ((this.width - gap) * share) / this.width, height: ((this.height - gap) * share) / this.height };
  }
}

function ahead(from: Spot, far: number): Point {
  const angle = (from.turn * Math.PI) / 180;
  return { x: from.x + far * Math.cos(angle), y: from.y + far * Math.sin(angle) };
}

/** A share of a quarter turn to the right. */
function along(from: Spot, share: number): Spot {
  const centre = ahead({ ...from, turn: from.turn + 90 }, RADIUS);
  const turn = from.turn + 90 * share;
  const angle = ((turn - 90) * Math.PI) / 180;
  return { x: centre.x + RADIUS * Math.cos(angle), y: centre.y + RADIUS * Math.sin(angle), turn };
}

export function pair({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
