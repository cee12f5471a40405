// Inline in every head. Records clicks on buttons that layouts/page-script.ts handles, until it runs
// and replays them, so that these buttons work from the first paint on. `SELECTOR` is a constant of
// head-scripts.ts.
window.earlyClicks = [];
addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest(SELECTOR);
    if (button instanceof HTMLElement) window.earlyClicks?.push(button);
  },
  true,
);
