import type { ProductSummary } from '~/features/products/product-summary';
import { loadProductList } from '~/features/products/product-list/load-product-list';
import { decodeIds } from '~/features/wishlist/wishlist';
import { formatMoney } from '~/i18n/format';
import { deviceStorage } from '~/lib/storage';
import { find } from '~/ui/dom';
import { recentBefore, withViewed } from './recent';

const KEY = 'overtone:viewed';

const viewed = (): readonly string[] => decodeIds(deviceStorage.read(KEY) ?? '');

/** A link to a product: smaller than a card (docs/decisions/0007-cards-are-markup.md). */
function linkTo(
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
  const priceElement = find(fragment, '[data-price]', HTMLElement);
  priceElement.textContent = formatMoney(price, priceElement.textContent.trim());
  return fragment;
}

async function render(section: HTMLElement, ids: readonly string[]): Promise<void> {
  const template = find(section, 'template', HTMLTemplateElement);
  const { summaries } = await loadProductList(undefined, ids);
  const known = ids.flatMap((id) => summaries.get(id) ?? []);
  find(section, 'ul', HTMLElement).replaceChildren(...known.map((item) => linkTo(template, item)));
  if (known.length === 0) section.hidden = true;
}

/** Stores this product as viewed, and shows those viewed before it. */
export function startRecent(section: HTMLElement): void {
  const { recent: id = '' } = section.dataset;
  const ids = recentBefore(viewed(), id);
  // Failures are silent: the list is a convenience.
  deviceStorage.write(KEY, JSON.stringify(withViewed(viewed(), id)));
  section.hidden = ids.length === 0;
  if (ids.length > 0) {
    // The product list is only loaded when the section comes near the viewport.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        render(section, ids).catch(() => {
          section.hidden = true;
        });
      },
      { rootMargin: '400px' },
    );
    observer.observe(section);
  }
}
