import { describe, expect, it } from 'vitest';
import { FARTHEST, fit, NEAREST, onScreen, onTable, pan, reveal, zoom } from '$lib/board/camera';

const room = { width: 800, height: 600 };

describe('the camera', () => {
  it('fits a box into the middle of the room', () => {
    const camera = fit({ left: -500, top: -100, right: 500, bottom: 100 }, room);
    const [a, b] = [onScreen(camera, { x: -500, y: 0 }), onScreen(camera, { x: 500, y: 0 })];
    expect(a.x).toBeCloseTo(18);
    expect(b.x).toBeCloseTo(782);
    expect(a.y).toBeCloseTo(300);
  });

  it('shows a small box no larger than life', () => {
    expect(fit({ left: -1, top: -1, right: 1, bottom: 1 }, room).scale).toBe(1.15);
  });

  it('stays sane in a room without size', () => {
    const { scale, x } = fit({ left: -5000, top: -100, right: 5000, bottom: 100 }, { width: 0, height: 0 });
    expect(scale).toBe(FARTHEST);
    expect(Number.isFinite(x)).toBe(true);
  });

  it('zooms around the point under the pointer', () => {
    const camera = fit({ left: -300, top: -300, right: 300, bottom: 300 }, room);
    const at = { x: 123, y: 456 };
    const before = onTable(camera, at);
    const after = onTable(zoom(camera, 1.3, at), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('stops at its nearest and farthest', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(zoom(camera, 100, { x: 0, y: 0 }).scale).toBe(NEAREST);
    expect(zoom(camera, 0.001, { x: 0, y: 0 }).scale).toBe(FARTHEST);
  });

  it('pans by pixels, whatever the scale', () => {
    expect(pan({ x: 1, y: 2, scale: 2 }, 10, -4)).toEqual({ x: 11, y: -2, scale: 2 });
  });

  it('translates between table and screen and back', () => {
    const camera = { x: 40, y: -7, scale: 0.8 };
    expect(onTable(camera, onScreen(camera, { x: 5, y: 9 })).x).toBeCloseTo(5);
  });

  it('reveals what is outside by the least shift', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(reveal(camera, { x: 400, y: 300 }, room)).toEqual(camera);
    expect(reveal(camera, { x: 900, y: 300 }, room)).toEqual({ x: -160, y: 0, scale: 1 });
    expect(reveal(camera, { x: 400, y: -50 }, room)).toEqual({ x: 0, y: 110, scale: 1 });
  });

  it('centers in a room smaller than its margins', () => {
    expect(reveal({ x: 0, y: 0, scale: 1 }, { x: 10, y: 10 }, { width: 100, height: 100 }).x).toBe(40);
  });
});
