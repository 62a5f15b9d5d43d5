/** A token carried from its spot to the tray, where it is left. */

const FAR = 8;

export function carry(event: PointerEvent, key: string, onleft: (key: string) => void): void {
  const token = (event.currentTarget as Element).querySelector('g');
  const from = { x: event.clientX, y: event.clientY };
  let shadow: HTMLElement | null = null;

  function move(moved: PointerEvent): void {
    const [x, y] = [moved.clientX - from.x, moved.clientY - from.y];
    if (!shadow && token && Math.hypot(x, y) > FAR) shadow = drawn(token);
    if (shadow) shadow.style.transform = `translate(${moved.clientX - 16}px, ${moved.clientY - 16}px)`;
  }

  function up(released: PointerEvent): void {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
    if (!shadow) return;
    shadow.remove();
    const under = document.elementFromPoint(released.clientX, released.clientY);
    if (released.type === 'pointerup' && under?.closest('[data-dish]')) onleft(key);
  }

  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
}

function drawn(token: Element): HTMLElement {
  const shadow = document.createElement('div');
  shadow.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9;pointer-events:none;width:32px;height:32px';
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', '-11 -11 22 22');
  picture.append(token.cloneNode(true));
  shadow.append(picture);
  document.body.append(shadow);
  return shadow;
}
