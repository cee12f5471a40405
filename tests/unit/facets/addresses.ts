import { readView } from '~/features/catalogue/view';
import { optionsIn } from '~/features/facets/facets';
import type { Filter } from '~/features/facets/filter';
import { categoryIds } from '~/features/products/product';
import { brands, item, kindIds } from '../products/summaries';

export const ROOT = '/en/instruments';

const everywhere = categoryIds.flatMap((category) =>
  kindIds.map((kind) => item({ category, kind })),
);

/** Reads the view from a URL in a shop with each kind in every category. */
export const readAt = (
  address: string,
  {
    known = brands,
    attributeIds = [],
  }: { known?: readonly string[] | undefined; attributeIds?: string[] } = {},
) =>
  readView(new URL(address, 'https://shop.example'), {
    root: ROOT,
    options: { ...optionsIn(everywhere), brand: known },
    attributeIds,
  });

/** Normalizes a filter, so that the order of selections does not matter. */
export const sorted = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([id, selection]) => [
      id,
      'min' in selection ? selection : selection.toSorted(),
    ]),
  );
