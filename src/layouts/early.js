window.early = [];
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-add],[data-wish],[data-share]');
  if (button instanceof HTMLElement) window.early?.push(button);
});
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
