/** Loads the suggestions once the header's field is used. Opens and closes it by the phone's icon. */
export function startHeaderSearch(): void {
  const form = document.querySelector<HTMLFormElement>('.header-search');
  const input = form?.querySelector('input');
  const icon = document.querySelector<HTMLElement>('.search-icon');
  if (!form || !input || !icon) return;

  const show = (isOpen: boolean) => {
    form.classList.toggle('is-open', isOpen);
    icon.ariaExpanded = String(isOpen);
    if (isOpen) input.focus();
    else if (form.contains(document.activeElement)) icon.focus();
  };
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import('./search-box').then(
      (box) => box.enhanceSearch(form, input, icon, show),
      // The connection was lost: the next use tries again.
      () => (loading = undefined),
    );
  };

  input.addEventListener('focus', load);
  if (document.activeElement === input) load();
  show(false);
  icon.addEventListener('click', (event) => {
    event.preventDefault();
    show(!form.classList.contains('is-open'));
  });
}
