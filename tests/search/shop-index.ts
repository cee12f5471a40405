import { readFileSync } from 'node:fs';
import { readBuiltinCatalogue } from '~/content/builtin';
import { buildIndex } from '~/features/search/index/build-index';
import { labelEntries, namesInAll, type LocalNames } from '~/features/search/index/labels';
import { openIndex, type SearchIndex } from '~/features/search/engine/open-index';
import { productEntries } from '~/features/search/index/product-entries';
import { searchWords } from '~/features/search/index/synonyms';
import { categories } from '~/features/products/categories';
import { kinds } from '~/features/products/sheet/kinds';
import { categoryIds, type Product } from '~/features/products/product';
import { forEachLocale } from '~/i18n/locales';

/** The names of categories and kinds. */
const names: LocalNames = forEachLocale(
  (locale) =>
    new Map([
      ...categoryIds.map((id) => [id as string, categories[id].name[locale]] as const),
      ...categoryIds.flatMap((id) =>
        kinds[id].map((kind) => [`${id}/${kind.id}`, kind.name[locale]] as const),
      ),
    ]),
);

export const builtinProducts = (): Promise<Product[]> => readBuiltinCatalogue('data/catalogue');

/** The names of all sections in all languages. */
const sectionNames = namesInAll(names);

/** The files of the index of these products; without `rowOf`, rows are ids. */
export function filesFor(
  products: readonly Product[],
  rowOf: Parameters<typeof productEntries>[3] = ({ id }) => id,
) {
  const own = productEntries(products, sectionNames, searchWords.marks, rowOf);
  const labels = labelEntries(products, names);
  return buildIndex([...own, ...labels], own.length, searchWords);
}

/** Opens the index of these products without a network. */
export function indexOf(products: readonly Product[]): SearchIndex & { requested: string[] } {
  const { directory, files } = filesFor(products);
  const bodies = new Map(files.map(({ path, body }) => [path, body]));
  const requested: string[] = [];
  const index = openIndex(directory, (path) => {
    requested.push(path);
    return Promise.resolve(JSON.parse(bodies.get(path) ?? 'null'));
  });
  return { ...index, requested };
}

export interface Golden {
  query: string;
  lang: string;
  expect: string[];
  kind: string;
}

export const readQueries = (file: string): Golden[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Golden[];
