window.early = [];
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-add],[data-wish]');
  if (button instanceof HTMLElement) window.early?.push(button);
});
if (/[?&](category|min|max|brand|badge|sort)=/.test(location.search)) {
  document.documentElement.dataset.filtered = '';
}
