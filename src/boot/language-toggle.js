// Inline in every head. The language toggle leads to the address that is open, with its query and
// fragment, also where the server answered with a page of another address (404).
addEventListener(
  'click',
  ({ target }) => {
    const toggle = target instanceof Element && target.closest('[data-language-toggle]');
    if (!(toggle instanceof HTMLAnchorElement)) return;
    const { pathname, search, hash } = location;
    const there = /^\/en(?=\/|$)/.test(pathname) ? pathname.slice(3) || '/' : `/en${pathname}`;
    toggle.href = (there === '/en/' ? '/en' : there) + search + hash;
  },
  true,
);
