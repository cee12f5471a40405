// Inline in the head of catalogue pages. Marks a page whose URL has filters before the first paint, so
// that the pre-rendered, unfiltered list does not flash, and fetches the island's scripts and the product list
// as soon as their addresses have arrived. FILTER_KEYS is `viewKeys` in catalogue/view.ts.
if (FILTER_KEYS.some((key) => new URLSearchParams(location.search).has(key))) {
  document.documentElement.dataset.filtered = '';
  // It lists products that may not be among the filtered ones.
  document.querySelector('[data-item-list]')?.remove();
  new MutationObserver((_, observer) => {
    const island = document.querySelector('astro-island');
    if (!island) return;
    observer.disconnect();
    for (const name of ['renderer-url', 'component-url']) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = island.getAttribute(name) ?? '';
      document.head.append(link);
    }
    for (const { content } of document.querySelectorAll('template'))
      for (const later of content.querySelectorAll('[as=fetch]')) {
        const link = document.importNode(later);
        link.setAttribute('rel', 'preload');
        document.head.append(link);
      }
  }).observe(document, { childList: true, subtree: true });
}
