/** Words as large as their place allows. */

const SIZES = [1, 0.93, 0.87, 0.81];

/** Sets `--small` to the largest size at which all is seen, anew whenever the place or the letters change; `data-cut` says that not even the smallest fits. */
export function fit(_text: string) {
  return (place: HTMLElement) => {
    const over = () => place.scrollHeight > place.clientHeight;
    function set() {
      if (place.closest('.pick')?.matches(':hover, :focus-visible')) return; // it is opened to be read
      delete place.dataset.cut;
      for (const size of SIZES) {
        place.style.setProperty('--small', String(size));
        if (!over()) return;
      }
      place.dataset.cut = '';
    }
    const watch = new ResizeObserver(set);
    watch.observe(place);
    document.fonts.addEventListener('loadingdone', set);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', set);
    };
  };
}
