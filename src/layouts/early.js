// Runs in the head, inline, before anything is shown: keeps what a shopper clicks before the page's
// script is there, and notes an address with filters in it.
window.early = [];
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-add],[data-wish]');
  if (button instanceof HTMLElement) window.early?.push(button);
});
if (/[?&](category|min|max|brand|badge|sort)=/.test(location.search)) {
  document.documentElement.dataset.filtered = '';
}
