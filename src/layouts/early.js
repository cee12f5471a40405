window.early = [];
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-add],[data-wish],[data-share]');
  if (button instanceof HTMLElement) window.early?.push(button);
});
// The language toggle leads to the same address with the same query, also where no page is.
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest('[data-language-toggle]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const { pathname, search, hash } = location;
    const there = /^\/en(?=\/|$)/.test(pathname) ? pathname.slice(3) || '/' : `/en${pathname}`;
    link.href = there.replace(/^\/en\/$/, '/en') + search + hash;
  },
  { capture: true },
);
if (/[?&](category|min|max|brand|badge|sort)=/.test(location.search)) {
  document.documentElement.dataset.filtered = '';
}
try {
  document.documentElement.dataset.kept = ['cart', 'wishlist']
    .filter((name) => /"id"|\["/.test(localStorage.getItem(`overtone:${name}`) ?? ''))
    .join(' ');
} catch {
  // A device that keeps nothing has kept nothing.
}
