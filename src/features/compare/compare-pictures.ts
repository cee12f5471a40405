import { loadProductList } from '~/features/products/product-list/load-product-list';
import { find } from '~/ui/dom';
import { $compared } from './compare-store';

/** Shows the pictures of the compared products in the bar; none without a connection. */
export async function showPictures(bar: HTMLElement, ids: readonly string[]): Promise<void> {
  const list = await loadProductList(undefined, ids).catch(() => undefined);
  // Another product may have been selected meanwhile.
  if (!list || $compared.get().ids !== ids) return;
  const pictures = ids.flatMap((id) => {
    const product = list.summaries.get(id);
    if (!product) return [];
    const image = new Image(44, 44);
    image.alt = product.name;
    image.sizes = '44px';
    image.srcset = product.picture.srcset ?? '';
    image.src = product.picture.src;
    return image;
  });
  find(bar, '[data-compare-pictures]', HTMLElement).replaceChildren(...pictures);
}
