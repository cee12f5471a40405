// Inline in every head, before the first of these events. A transition between pages that another
// navigation interrupts is no error, neither on the page left nor on the next one.
/** @param {PageSwapEvent | PageRevealEvent} event */
const settle = ({ viewTransition }) => {
  viewTransition?.ready.catch(() => {});
  viewTransition?.finished.catch(() => {});
};
addEventListener('pageswap', settle);
addEventListener('pagereveal', settle);
