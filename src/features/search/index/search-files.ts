import { categoryText } from '~/features/products/category-text';
import { kinds } from '~/features/products/sheet/kinds';
import { categoryIds } from '~/features/products/product';
import { toSummary } from '~/features/products/product-summary';
import { getProducts } from '~/features/products/products';
import { packSummary } from '~/features/products/price-list/summary-row';
import { locales, type Locale } from '~/i18n/locales';
import { digest } from '~/build/digest';
import { buildIndex } from './build-index';
import type { LabelRow } from './index-format';
import { labelEntries, namesInAll, type LocalNames } from './labels';
import { productEntries } from './product-entries';
import { searchWords } from './synonyms';

type SearchFiles = ReturnType<typeof buildIndex>;

/** The names of categories and of their kinds in a language, by section. */
async function sectionNames(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const categories = await Promise.all(
    categoryIds.map(async (id) => [id as string, (await categoryText(id, locale)).name] as const),
  );
  return new Map([
    ...categories,
    ...categoryIds.flatMap((id) =>
      kinds[id].map((kind) => [`${id}/${kind.id}`, kind.name[locale]] as const),
    ),
  ]);
}

async function allNames(): Promise<LocalNames> {
  const all = await Promise.all(
    locales.map(async (locale) => [locale, await sectionNames(locale)] as const),
  );
  return Object.fromEntries(all) as Record<Locale, ReadonlyMap<string, string>>;
}

let last: { key: string; files: SearchFiles } | undefined;

/** The index of the shop. Several endpoints ask for it: it is built again when its content changes. */
export async function searchFiles(): Promise<SearchFiles> {
  const products = await getProducts();
  const names = await allNames();
  const rows = new Map(
    await Promise.all(
      products.map(async (product) => {
        const summaries = await Promise.all(locales.map((locale) => toSummary(product, locale)));
        const packed = summaries.map(packSummary);
        return [
          product.id,
          Object.fromEntries(locales.map((locale, index) => [locale, packed[index]])),
        ] as const;
      }),
    ),
  );
  const key = digest(
    JSON.stringify([products, [...rows], locales.map((locale) => [...names[locale]])]),
  );
  if (last?.key !== key) {
    const own = productEntries(
      products,
      namesInAll(names),
      searchWords.marks,
      ({ id }, locale) => rows.get(id)?.[locale],
    );
    const labels = labelEntries(products, names);
    last = { key, files: buildIndex([...own, ...labels], own.length, searchWords) };
  }
  return last.files;
}

/** All categories, kinds and brands that have products, in a language. */
export async function searchLabels(locale: Locale): Promise<LabelRow[]> {
  const names = await allNames();
  return labelEntries(await getProducts(), names).map(({ rows }) => rows[locale] as LabelRow);
}
