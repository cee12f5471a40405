import { prefetch } from 'astro/virtual-modules/prefetch.js';

/** ms; shorter hovers are a pointer on its way to something else. */
const HOVER_DELAY = 80;

/**
 * Prefetches the page of a link on hover or focus, with event delegation. Astro's own prefetch adds
 * listeners to every link and repeats that after changes, which is slow on catalogue pages with
 * hundreds of links. `prefetch` does nothing with `Save-Data` or on 2G.
 */
export function prefetchLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const type of ['mouseover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest('a');
      if (link) timer = setTimeout(prefetch, HOVER_DELAY, link.href);
    });
  }
}
