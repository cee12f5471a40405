/** The language toggle leads to the same page with the same query. */
export function keepQuery(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('[data-language-toggle]');
      if (!link) return;
      const prefix = /^\/en(?=\/|$)/;
      const here = location.pathname;
      const there = prefix.test(here)
        ? here.replace(prefix, '') || '/'
        : `/en${here === '/' ? '' : here}`;
      link.href = there + location.search + location.hash;
    },
    { capture: true },
  );
}
