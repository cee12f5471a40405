import { oncePerBuild } from '~/lib/once';
import { categoryIds, type CategoryId } from '~/features/products/product';
import { getProducts } from '~/features/products/products';
import { attributes, kinds } from '~/features/products/specifications/kinds';
import { categories } from '~/features/products/categories';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import type { AttributeList } from './attribute-list';
import { filterAttributes } from './filter-attributes';

/** The attributes of each category that are filters, in one language. */
export const attributeLists = oncePerBuild(
  async (locale: Locale): Promise<ReadonlyMap<CategoryId, AttributeList>> => {
    const products = Map.groupBy(await getProducts(), ({ category }) => category);
    const t = translator(locale);
    const { yes, no, unstated } = t('product.specificationTable', { returnObjects: true });
    return new Map(
      categoryIds.map((category) => [
        category,
        filterAttributes(
          products.get(category) ?? [],
          attributes,
          {
            '': categories[category].filters,
            ...Object.fromEntries(kinds[category].map(({ id, attributes }) => [id, attributes])),
          },
          locale,
          { yes, no, unstated },
        ),
      ]),
    );
  },
);
