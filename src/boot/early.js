window.early = [];
addEventListener(
  'click',
  ({ target }) => {
    const found =
      target instanceof Element &&
      target.closest('[data-add],[data-wish],[data-share],[data-language-toggle]');
    if (found instanceof HTMLAnchorElement) {
      const { pathname, search, hash } = location;
      const there = /^\/en(?=\/|$)/.test(pathname) ? pathname.slice(3) || '/' : `/en${pathname}`;
      found.href = (there === '/en/' ? '/en' : there) + search + hash;
    } else if (found instanceof HTMLElement) window.early?.push(found);
  },
  true,
);
if (/[?&](category|min|max|brand|badge|sort)=/.test(location.search)) {
  document.documentElement.dataset.filtered = '';
}
