/** Controls that take typed text: there, `/` is a character. */
const TYPING = 'input,select,textarea,[contenteditable]';

/** Loads the suggestions once the header's field is used, and opens it by `/` or the phone's icon. */
export function startHeaderSearch(): void {
  const form = document.querySelector<HTMLFormElement>('.header-search');
  const input = form?.querySelector('input');
  if (!form || !input) return;

  const open = (event: Event) => {
    event.preventDefault();
    form.classList.add('is-open');
    input.focus();
  };
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import('./search-box').then(
      ({ enhanceSearch }) => enhanceSearch(form, input),
      // The connection was lost: the next use tries again.
      () => (loading = undefined),
    );
  };

  input.addEventListener('focus', load);
  if (document.activeElement === input) load();
  document.querySelector('.search-icon')?.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target instanceof Element && event.target.closest(TYPING);
    if (!isTyping && !document.querySelector('dialog[open]')) open(event);
  });
}
