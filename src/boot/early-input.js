// Inline in the head of catalogue pages. Records the use of an island's controls until it is hydrated,
// also while the document is still arriving; boot/replay-early-input.ts replays it.
window.earlyInput = new Map();
for (const [type, controls] of Object.entries({ click: 'button', input: 'input,select' })) {
  addEventListener(
    type,
    ({ target }) => {
      const control = target instanceof Element && target.closest(controls);
      // The markup in slots is static.
      if (control && control.closest('astro-island,astro-slot')?.matches('astro-island'))
        window.earlyInput?.set(
          control,
          Reflect.get(control, control.matches('[type=checkbox]') ? 'checked' : 'value'),
        );
    },
    true,
  );
}
