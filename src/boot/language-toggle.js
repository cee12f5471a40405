// Inline in every head. A language link leads to the current URL in its language, with query and
// fragment, also where the server answered with the page of another URL (404). A second slash at the
// start of a path would make its first segment a host name.
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest('[data-language-toggle]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const { pathname, search, hash } = location;
    const current = PATH_PREFIXES.find((prefix) => `${pathname}/`.startsWith(`${prefix}/`));
    const path = pathname.slice(current?.length ?? 0).replace(/^[/\\]+/, '');
    const prefix = link.dataset.languageToggle;
    link.href = (path ? `${prefix}/${path}` : prefix || '/') + search + hash;
  },
  true,
);
