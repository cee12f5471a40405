// Inline in every head. Buttons that the page's script serves work from the first paint on: what is
// clicked before that script runs is kept in the order of the clicks (layouts/page-script.ts).
window.earlyClicks = [];
addEventListener(
  'click',
  ({ target }) => {
    const button =
      target instanceof Element && target.closest('[data-add],[data-wish],[data-share]');
    if (button instanceof HTMLElement) window.earlyClicks?.push(button);
  },
  true,
);
