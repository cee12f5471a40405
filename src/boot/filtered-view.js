// Inline in the head of catalogue pages. Marks a page whose URL has filters before the first paint, so
// that the pre-rendered, unfiltered list does not flash. FILTER_KEYS is `viewKeys` in catalogue/view.ts.
if (FILTER_KEYS.some((key) => new URLSearchParams(location.search).has(key))) {
  document.documentElement.dataset.filtered = '';
}
