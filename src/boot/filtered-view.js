// Inline in the head of catalogue pages. An address with filters is marked before the first paint, so
// that the server's unfiltered list is not shown and then replaced.
if (FILTER_KEYS.some((key) => new URLSearchParams(location.search).has(key))) {
  document.documentElement.dataset.filtered = '';
}
