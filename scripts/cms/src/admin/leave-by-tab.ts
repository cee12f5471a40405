/** Lets Tab leave a date, a time or a list that is open, as after Enter: Strapi ignores the key there. */
export function leaveByTab() {
  window.addEventListener(
    'keydown',
    ({ key, target }) => {
      const isOpen = target instanceof Element && target.matches('input[aria-expanded=true]');
      if (key !== 'Tab' || !isOpen) return;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    },
    true,
  );
}
