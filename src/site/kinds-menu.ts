/** ms that the pointer rests on the link before the menu opens, and is away before it closes. */
const OPEN_DELAY = 150;
const CLOSE_DELAY = 300;

/**
 * The menu of all kinds below "Instruments" in `Header.astro`. Fills it from the linked page when it first
 * opens, so that not every page contains the list, and opens it by the link as well as by its button.
 */
export function startKindsMenu(): void {
  const menu = document.getElementById('kinds');
  const link = document.querySelector<HTMLAnchorElement>('[data-kinds]');
  const page = menu?.querySelector('a')?.href;
  // Without popovers, there is no menu.
  if (!menu || !link?.parentElement || !page || !('showPopover' in menu)) return;

  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= fetch(page)
      .then((response) => response.text())
      .then((html) => {
        // In a template, styles and pictures of the page are not applied and not loaded.
        const template = document.createElement('template');
        template.innerHTML = html;
        const list = template.content.querySelector('#all-kinds');
        if (list) menu.replaceChildren(list);
        // A server error: the next use tries again.
        else loading = undefined;
      })
      // The connection was lost: the link remains, and the next use tries again.
      .catch(() => {
        loading = undefined;
      });
  };
  menu.addEventListener('beforetoggle', load);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (isOpen: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        menu.togglePopover(isOpen);
      },
      isOpen ? OPEN_DELAY : CLOSE_DELAY,
    );
  };
  link.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    load();
    later(true);
  });
  for (const part of [link.parentElement, menu]) {
    part.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') later(false);
    });
  }
  menu.addEventListener('pointerenter', () => {
    clearTimeout(timer);
  });
  // Touch has no hover. An open menu closes between `pointerdown` and `click`.
  let opens = false;
  link.addEventListener('pointerdown', ({ pointerType }) => {
    opens = pointerType === 'touch' && !menu.matches(':popover-open');
  });
  link.addEventListener('click', (event) => {
    if (!opens) return;
    opens = false;
    event.preventDefault();
    menu.showPopover();
  });
}
