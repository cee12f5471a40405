// Inline in the head of pages with a form. Keeps a form that is submitted before its island is hydrated;
// features/forms/Form.tsx submits it again.
addEventListener('submit', (event) => {
  const form = event.target;
  if (form instanceof HTMLFormElement && form.closest('astro-island[ssr]')) {
    event.preventDefault();
    window.earlySubmit = form;
  }
});
