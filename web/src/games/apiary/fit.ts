/**
 * Words as large as their place allows: signs above, a text below. Reckoned word by word and not tried out, as each
 * try would lay the page out again.
 */

/** In rem: as large as one would like it, and as small as one can read. */
const SIZES = [0.76, 0.7, 0.65, 0.61];
const HIGH = 1.15;
/** Letters are set on whole pixels, some a little wider than they are drawn. */
const WIDER = 1.03;

const pen = document.createElement('canvas').getContext('2d')!;
const known = new Map<string, number>();

/** How wide a word is in letters of the pen's size. */
function wide(word: string): number {
  const id = `${pen.font} ${word}`;
  const found = known.get(id) ?? pen.measureText(word).width * WIDER;
  known.set(id, found);
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

interface Found {
  place: HTMLElement;
  size: number;
  cut: boolean;
}

function reckon(place: HTMLElement, rem: number, family: string): Found[] {
  const [signs, text] = [place.firstElementChild as HTMLElement, place.lastElementChild as HTMLElement];
  const room = { wide: text.clientWidth, high: place.clientHeight - signs.offsetHeight - 3 };
  // Where no text is shown there is nothing to do, and what is opened to be read stays as it is.
  if (!room.wide || place.closest('.pick')?.matches(':hover, :focus-visible')) return [];
  const fits = SIZES.find((size) => {
    pen.font = `${size * rem}px ${family}`;
    return lines(text.textContent, room.wide) * size * rem * HIGH <= room.high;
  });
  return [{ place, size: fits ?? SIZES.at(-1)!, cut: fits === undefined }];
}

/** All is read before anything is written. */
function set(places: HTMLElement[]): void {
  if (!places.length) return;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const family = getComputedStyle(places[0]!).fontFamily;
  for (const { place, size, cut } of places.flatMap((place) => reckon(place, rem, family))) {
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

/**
 * Sets `--size` to the largest size at which all is seen, again whenever the place, the text or the letters change;
 * `data-cut` says that not even the smallest fits.
 */
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
