/** Words as large as their place allows: signs above, a text below. Reckoned word by word and not tried out, as each try would lay the page out anew. */

/** In rem: as large as one would like it, and as small as one can read. */
const SIZES = [0.76, 0.7, 0.65, 0.61];
const HIGH = 1.15;
const TRIED = 100;

const pen = document.createElement('canvas').getContext('2d')!;
const known = new Map<string, number>();

/** How wide a word is, as a share of the size of its letters. */
function wide(word: string): number {
  const found = known.get(word) ?? pen.measureText(word).width / TRIED;
  known.set(word, found);
  return found;
}

/** How many lines a text takes; endless if a word is wider than a line. */
function lines(text: string, line: number): number {
  let [count, left] = [1, line];
  for (const word of text.split(' ')) {
    const [own, gap] = [wide(word), left === line ? 0 : wide(' ')];
    if (own > line) return Infinity;
    if (own + gap <= left) left -= own + gap;
    else [count, left] = [count + 1, line - own];
  }
  return count;
}

interface Found { place: HTMLElement; size: number; cut: boolean }

function reckon(place: HTMLElement, rem: number): Found[] {
  const [signs, text] = [place.firstElementChild as HTMLElement, place.lastElementChild as HTMLElement];
  const room = { wide: text.clientWidth, high: place.clientHeight - signs.offsetHeight - 3 };
  // Where no text is shown there is nothing to do, and what is opened to be read stays as it is.
  if (!room.wide || place.closest('.pick')?.matches(':hover, :focus-visible')) return [];
  const fits = SIZES.find((size) => lines(text.textContent, room.wide / (size * rem)) * size * rem * HIGH <= room.high);
  return [{ place, size: fits ?? SIZES.at(-1)!, cut: fits === undefined }];
}

/** All is read before anything is written. */
function set(places: HTMLElement[]): void {
  if (!places.length) return;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  pen.font = `${TRIED}px ${getComputedStyle(places[0]!).fontFamily}`;
  for (const { place, size, cut } of places.flatMap((place) => reckon(place, rem))) {
    place.style.setProperty('--size', `${size}rem`);
    place.toggleAttribute('data-cut', cut);
  }
}

const places = new Set<HTMLElement>();
const watch = new ResizeObserver((seen) => set(seen.map(({ target }) => target as HTMLElement)));
document.fonts.addEventListener('loadingdone', () => {
  known.clear();
  set([...places]);
});

/** Sets `--size` to the largest size at which all is seen, anew whenever the place, the text or the letters change; `data-cut` says that not even the smallest fits. */
export function fit(_text: string) {
  return (place: HTMLElement) => {
    places.add(place);
    watch.observe(place);
    return () => {
      places.delete(place);
      watch.unobserve(place);
    };
  };
}
