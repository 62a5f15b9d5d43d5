/** Telling of my turn: title, favicon, a soft sound, and a note of the browser if asked for. */

import { likes } from './likes.svelte';

let context: AudioContext | undefined;

/** Two soft notes. */
export function chime(): void {
  if (!likes.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') return void context.resume();
    [587.33, 880].forEach((pitch, at) => note(context!, pitch, context!.currentTime + at * 0.14));
  } catch {
    // No sound here: the title and the favicon tell it too.
  }
}

function note(on: AudioContext, pitch: number, at: number): void {
  const tone = on.createOscillator();
  const loud = on.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(0.08, at + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.55);
  tone.connect(loud).connect(on.destination);
  tone.start(at);
  tone.stop(at + 0.6);
}

/** May the browser show notes? Asks the person if not yet known. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, text: string): void {
  if (!likes.notice || !document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted')
    return;
  const shown = new Notification(title, { body: text, icon: '/favicon.svg', tag: 'skep-turn' });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/** The tab says whether it is my turn. */
export function mark(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turn ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
