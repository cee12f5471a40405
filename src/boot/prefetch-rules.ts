/** Speculation rules: the browser prefetches the page of a link that a pointer rests on. */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
