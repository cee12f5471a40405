import { prefetch } from 'astro/virtual-modules/prefetch.js';

/** ms; who only passes over a link does not want its page. */
const PAUSE = 80;

/**
 * Fetches the page of a link that is pointed at or has the focus. Two listeners for all links:
 * Astro's own start looks at each of them, and at all of them again whenever the page changes, which
 * the catalogue feels with its hundreds.
 */
export function prefetchLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const sign of ['mouseover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest('a');
      if (link) timer = setTimeout(prefetch, PAUSE, link.href);
    });
  }
}
