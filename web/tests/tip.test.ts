import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { active, beside, describes, reach, tipped, tippedByFocus, walk } from '$lib/parts/tip';
import Tip from '$lib/parts/Tip.svelte';

const room = { width: 1000, height: 800 };
const small = { width: 100, height: 30 };

describe('a tip lies beside its thing', () => {
  const thing = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, height });

  it('below, centered, if there is room', () =>
    expect(beside(thing(500, 100), small, room)).toEqual({ left: 470, top: 146 }));
  it('above at the foot of the window', () => expect(beside(thing(500, 755), small, room).top).toBe(719));
  it('at the right of what is as high as the window', () =>
    expect(beside(thing(500, 5, 40, 790), small, room)).toEqual({ left: 546, top: 6 }));
  it('at the left if there is no room at the right', () =>
    expect(beside(thing(900, 5, 90, 790), small, room).left).toBe(794));
  it('never outside the window', () => {
    expect(beside(thing(0, 100), small, room).left).toBe(6);
    expect(beside(thing(980, 100), small, room).left).toBe(894);
  });

  it.each([
    [10, 10],
    [950, 10],
    [10, 770],
    [950, 770],
    [480, 390],
  ])('and never over it, at %i,%i', (left, top) => {
    const own = thing(left, top);
    const spot = beside(own, small, room);
    const apart =
      spot.left + small.width <= own.left ||
      spot.left >= own.left + own.width ||
      spot.top + small.height <= own.top ||
      spot.top >= own.top + own.height;
    expect(apart).toBe(true);
  });
});

describe('things with a tip', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <ul><li data-tip="pollen" id="a">1</li><li data-tip="water" id="b">2</li><li data-tip="wax" id="c">3</li></ul>
      <button id="act" aria-label="Share" data-tip="Share"><i id="icon"></i></button>
      <button id="pick"><span data-tip="A worker" id="inside">w</span></button>
      <p data-tip="silent" id="quiet" aria-hidden="true">x</p>
      <section><b data-tip="alone" id="alone">y</b></section>`;
  });
  const at = (id: string) => document.getElementById(id)!;

  it('are found from what lies in them', () => expect(tipped(at('icon'))).toBe(at('act')));
  it('are found in a control that has the focus', () => expect(tippedByFocus(at('pick'))).toBe(at('inside')));
  it('are not found in a list that has it', () => expect(tippedByFocus(document.querySelector('ul'))).toBeNull());
  it('can be used or not', () => expect([active(at('inside')), active(at('a'))]).toEqual([true, false]));
  it('are described where the tip says more than the name', () => {
    expect([describes(at('act'), 'Share'), describes(at('a'), 'pollen')]).toEqual([false, true]);
  });
  it('are one stop for the Tab key in each group', () => {
    reach(document);
    expect(['a', 'b', 'c', 'alone'].map((id) => at(id).tabIndex)).toEqual([0, -1, -1, 0]);
    expect(['act', 'inside', 'quiet'].map((id) => at(id).hasAttribute('tabindex'))).toEqual([false, false, false]);
  });
  it('keep a stop when the one that was it goes', () => {
    reach(document);
    at('a').remove();
    reach(document);
    expect(at('b').tabIndex).toBe(0);
  });
  it('are walked through by arrows, around the ends', () => {
    reach(document);
    expect(walk(at('a'), 'ArrowLeft')).toBe(true);
    expect(document.activeElement).toBe(at('c'));
    expect([at('a').tabIndex, at('c').tabIndex]).toEqual([-1, 0]);
    expect(walk(at('c'), 'x')).toBe(false);
    expect(walk(at('act'), 'ArrowRight')).toBe(false);
  });
});

describe('the tip', () => {
  let shown: Record<string, unknown>;
  const box = () => document.querySelector<HTMLElement>('[role=tooltip]')!;
  const button = () => document.querySelector('button')!;
  const send = (type: string, more: PointerEventInit = {}) =>
    button().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...more }));
  const settle = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await tick();
    flushSync();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<button data-tip="What it does">x</button>';
    shown = mount(Tip, { target: document.body });
    flushSync();
  });
  afterEach(async () => {
    await unmount(shown);
    vi.useRealTimers();
  });

  it('comes after the pointer has rested', async () => {
    send('pointerover');
    await settle(200);
    expect(box().textContent).toBe('');
    await settle(250);
    expect(box().textContent).toBe('What it does');
    expect(button().getAttribute('aria-describedby')).toBe(box().id);
  });
  it('goes with a click', async () => {
    send('pointerover');
    await settle(500);
    send('pointerdown');
    await settle(0);
    expect(box().textContent).toBe('');
    expect(button().hasAttribute('aria-describedby')).toBe(false);
  });
  it('goes with Escape, which does nothing else then', async () => {
    let heard = 0;
    const hear = () => (heard += 1);
    addEventListener('keydown', hear);
    const escape = () =>
      button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    send('pointerover');
    await settle(500);
    escape();
    await settle(0);
    expect([box().textContent, heard]).toEqual(['', 0]);
    escape();
    expect(heard).toBe(1);
    removeEventListener('keydown', hear);
  });
  it('comes by a long press, not by a tap', async () => {
    send('pointerdown', { pointerType: 'touch' });
    await settle(100);
    send('pointerup', { pointerType: 'touch' });
    await settle(1000);
    expect(box().textContent).toBe('');
    send('pointerdown', { pointerType: 'touch' });
    await settle(500);
    expect(box().textContent).toBe('What it does');
  });
});
