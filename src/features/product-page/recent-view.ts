import type { ProductSummary } from '~/features/products/product-summary';
import { loadPriceList } from '~/features/products/load-price-list';
import { decodeIds } from '~/features/wishlist/wishlist';
import { formatNumber } from '~/i18n/format';
import { find } from '~/ui/dom';
import { recentBefore, withViewed } from './recent';

const KEY = 'overtone:viewed';

function viewed(): readonly string[] {
  try {
    return decodeIds(localStorage.getItem(KEY) ?? '');
  } catch {
    return [];
  }
}

function keepViewed(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Not worth a word: nobody asked for it to be kept.
  }
}

function card(
  template: HTMLTemplateElement,
  { id, name, price, picture }: ProductSummary,
): DocumentFragment {
  const fragment = document.importNode(template.content, true);
  const link = find(fragment, 'a', HTMLAnchorElement);
  const image = find(fragment, 'img', HTMLImageElement);
  link.href = location.pathname.replace(/[^/]*$/, id);
  image.srcset = picture.srcset ?? '';
  image.src = picture.src;
  find(fragment, '[data-name]', HTMLElement).textContent = name;
  find(fragment, '[data-price]', HTMLElement).textContent += formatNumber(price);
  return fragment;
}

async function fill(section: HTMLElement, ids: readonly string[]): Promise<void> {
  const template = find(section, 'template', HTMLTemplateElement);
  const items = new Map((await loadPriceList()).map((item) => [item.id, item]));
  const known = ids.flatMap((id) => items.get(id) ?? []);
  find(section, 'ul', HTMLElement).replaceChildren(...known.map((item) => card(template, item)));
  if (known.length === 0) section.hidden = true;
}

const section = document.querySelector<HTMLElement>('[data-recent]');
if (section) {
  const { recent: id = '' } = section.dataset;
  const ids = recentBefore(viewed(), id);
  keepViewed(withViewed(viewed(), id));
  section.hidden = ids.length === 0;
  if (ids.length > 0) {
    // Only who reads this far needs the price list.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        fill(section, ids).catch(() => {
          section.hidden = true;
        });
      },
      { rootMargin: '400px' },
    );
    observer.observe(section);
  }
}
