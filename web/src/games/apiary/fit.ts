/** Words as large as their place allows. */

const SIZES = [1, 0.93, 0.87, 0.81];

const over = (place: HTMLElement) => place.scrollHeight > place.clientHeight;

/** All at once, so that the page is laid out once for each size and not for each place. What is opened to be read stays as it is. */
function set(places: HTMLElement[]): void {
  let open = places.filter((place) => !place.closest('.pick')?.matches(':hover, :focus-visible'));
  for (const place of open) delete place.dataset.cut;
  for (const size of SIZES) {
    for (const place of open) place.style.setProperty('--small', String(size));
    open = open.filter(over);
    if (!open.length) return;
  }
  for (const place of open) place.dataset.cut = '';
}

const places = new Set<HTMLElement>();
const watch = new ResizeObserver((seen) => set(seen.map(({ target }) => target as HTMLElement)));
document.fonts.addEventListener('loadingdone', () => set([...places]));

/** Sets `--small` to the largest size at which all is seen, anew whenever the place, the text or the letters change; `data-cut` says that not even the smallest fits. */
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
