import { closeOnBack } from '~/ui/close-on-back';
import { find } from '~/ui/dom';

/** Returns the index that a key moves to among `count` pictures; `undefined` for other keys. */
const targetOf = (key: string, current: number, count: number): number | undefined =>
  ({
    ArrowLeft: Math.max(current - 1, 0),
    ArrowRight: Math.min(current + 1, count - 1),
    Home: 0,
    End: count - 1,
  })[key];

/** Lets thumbnails and keys scroll to a picture, and marks the thumbnail of the visible one. */
export function startGallery(gallery: HTMLElement): void {
  const row = find(gallery, 'ul', HTMLElement);
  const views = [...row.children] as HTMLElement[];
  const enlarge = [...row.querySelectorAll('a')];
  const thumbnails = [...gallery.querySelectorAll<HTMLElement>('[href^="#"]')];
  let current = 0;

  const show = (index: number) => row.scrollTo({ left: views[index]?.offsetLeft ?? 0 });

  const observer = new IntersectionObserver(
    (entries) => {
      const shown = entries.find(({ isIntersecting }) => isIntersecting);
      if (!shown) return;
      current = views.indexOf(shown.target as HTMLElement);
      for (const [index, thumbnail] of thumbnails.entries()) {
        thumbnail.ariaCurrent = index === current ? 'true' : null;
      }
    },
    { root: row, threshold: 0.6 },
  );
  for (const view of views) observer.observe(view);

  const use = () => (gallery.dataset['used'] = '');
  for (const type of ['pointerenter', 'focusin', 'scroll']) {
    gallery.addEventListener(type, use, { once: true, capture: true });
  }
  if (row.scrollLeft > 0) use();

  gallery.addEventListener('click', (event) => {
    const index = thumbnails.findIndex((each) => each.contains(event.target as Node));
    if (index < 0) return;
    event.preventDefault();
    show(index);
  });

  gallery.addEventListener('keydown', (event) => {
    const focused = document.activeElement as HTMLAnchorElement;
    const links = [enlarge, thumbnails].find((each) => each.includes(focused));
    const target = targetOf(event.key, links?.indexOf(focused) ?? current, views.length);
    if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    links?.[target]?.focus({ preventScroll: true });
    show(target);
  });

  const dialog = document.querySelector<HTMLDialogElement>('[data-zoomed]');
  if (!dialog) return;
  for (const [index, link] of enlarge.entries()) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const pane = find(dialog, '[tabindex]', HTMLElement);
      const large = pane.querySelector('img') ?? pane.appendChild(new Image());
      large.src = link.href;
      large.alt = views[index]?.querySelector('img')?.alt ?? '';
      dialog.showModal();
      dialog.addEventListener(
        'close',
        closeOnBack(() => dialog.close()),
        { once: true },
      );
      // Scroll to the centre of the picture.
      pane.scrollTo({
        left: (pane.scrollWidth - pane.clientWidth) / 2,
        top: (pane.scrollHeight - pane.clientHeight) / 2,
      });
    });
  }
}
