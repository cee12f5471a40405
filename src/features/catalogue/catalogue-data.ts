import { applyAttributes } from '~/features/facets/attributes/apply-attributes';
import { attributeLists } from '~/features/facets/attributes/attribute-lists';
import { categoryOfSection, fixedFacets, sectionsIn, type Section } from '~/features/facets/facets';
import { listWords, type ListWords } from '~/features/facets/list/list-words';
import { packPanel, type PackedPanel } from '~/features/facets/panel/prerendered-panel';
import { productListUrl } from '~/features/products/product-list/product-list-files';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Locale } from '~/i18n/locales';
import { viewKeys } from './view';

/** Data that all pages of a section share, computed once per section. */
export interface SectionData {
  words: ListWords;
  productListUrl: string;
  panel: PackedPanel;
  /** Query keys that open its pages filtered. */
  filterKeys: readonly string[];
}

/** @param products of the whole shop, in one language */
export async function sectionData(
  products: readonly ProductSummary[],
  locale: Locale,
): Promise<ReadonlyMap<Section, SectionData>> {
  const shared = { words: await listWords(locale), productListUrl: await productListUrl(locale) };
  const lists = await attributeLists(locale);
  const ofCategory = new Map(
    Array.from(lists, ([category, list]) => [
      category,
      { list, ...applyAttributes(products, category, list, shared.words.filters) },
    ]),
  );
  return new Map(
    sectionsIn(products).map((section) => {
      const category = categoryOfSection(section);
      const found = category === 'all' ? undefined : ofCategory.get(category);
      return [
        section,
        {
          ...shared,
          panel: found
            ? packPanel(found.products, section, found.facetsOf, found.words)
            : packPanel(products, section, () => fixedFacets, {}),
          filterKeys: viewKeys(found?.list.attributes.map(({ id }) => id) ?? []),
        },
      ];
    }),
  );
}
