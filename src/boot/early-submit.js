// Inline in the head of pages with a form. Keeps the event of a form that is submitted before its island is hydrated, also
// if the browser finds it invalid; features/forms/Form.tsx submits it again.
for (const type of ['submit', 'invalid']) {
  addEventListener(
    type,
    (event) => {
      const form = event.target instanceof Element && event.target.closest('form');
      if (!form || !form.closest('astro-island[ssr]')) return;
      // The browser's message stays: the island may never be hydrated.
      if (type === 'submit') event.preventDefault();
      window.earlySubmit = event;
    },
    true,
  );
}
