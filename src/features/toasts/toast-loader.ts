import { savesData } from '~/lib/saves-data';
import { $toasts } from './toast-store';
import { words } from './toast-words';

/** The island, and Astro's renderer, which other islands use too. */
const load = () => Promise.all([import('./ToastRegions'), import('@astrojs/react/client.js')]);

// Types only: a function of its own would not be found by `scripts/bench/script-imports.ts`.
const fetchAhead = load as () => void;

/** ms, where a browser does not report that it is idle. */
const IDLE_DELAY = 1000;

function fetchWhenIdle(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetchAhead);
  else setTimeout(fetchAhead, IDLE_DELAY);
}

/**
 * Fetches the island of toasts once the page has loaded and is idle, except for shoppers who save data; hydrates it at the
 * first toast. Toasts wait in the store until then, also those
 * that an island has shown before this script ran.
 */
export function startToasts(): void {
  const root = document.querySelector<HTMLElement>('[data-toasts-root]');
  if (!root) return;
  if (!savesData()) {
    if (document.readyState === 'complete') fetchWhenIdle();
    else addEventListener('load', fetchWhenIdle);
  }
  const stop = $toasts.subscribe((toasts) => {
    if (!toasts.some(({ open }) => open)) return;
    // If they cannot be fetched, the next toast tries again. layouts/missing-scripts.ts reports missing scripts.
    load().then(
      ([{ ToastRegions }, { default: hydrate }]) => {
        stop();
        root.setAttribute('ssr', '');
        hydrate(root)(ToastRegions, { close: words.close }, {}, { client: 'load' });
      },
      () => undefined,
    );
  });
}
