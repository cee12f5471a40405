// Inline in every head. Records what is used before its script runs, also while the document is still
// arriving: the buttons that layouts/page-script.ts handles (`SELECTOR`, a constant of head-scripts.ts), and
// the controls of islands, which boot/replay-early-use.ts replays. The markup in islands' slots is static.
window.earlyClicks = [];
window.earlyInput = new Map();
for (const [type, controls] of Object.entries({ click: 'button', input: 'input,select' })) {
  addEventListener(
    type,
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = type === 'click' && target.closest(SELECTOR);
      if (button instanceof HTMLElement) window.earlyClicks?.push(button);
      const control = target.closest(controls);
      if (control?.closest('astro-island,astro-slot')?.matches('astro-island[ssr]'))
        window.earlyInput?.set(
          control,
          Reflect.get(control, control.matches('[type=checkbox]') ? 'checked' : 'value'),
        );
    },
    true,
  );
}
