import { readFileSync } from 'node:fs';
import { readBuiltinCatalogue } from '~/content/builtin';
import { buildIndex } from '~/features/search/index/build-index';
import { openIndex, type SearchIndex } from '~/features/search/engine/open-index';
import { categories } from '~/features/products/categories';
import { kinds } from '~/features/products/specifications/kinds';
import { categoryIds, type Product } from '~/features/products/product';
import type { Localized } from '~/i18n/locales';

/** The names of categories and kinds. */
const names = new Map<string, Localized>([
  ...categoryIds.map((id) => [id, categories[id].name] as const),
  ...categoryIds.flatMap((id) => kinds[id].map((kind) => [`${id}/${kind.id}`, kind.name] as const)),
]);

export const builtinProducts = (): Promise<Product[]> => readBuiltinCatalogue('data/catalogue');

/** Returns the index files of these products; without `rowOf`, rows are ids. */
export const filesFor = (
  products: readonly Product[],
  rowOf: Parameters<typeof buildIndex>[2] = ({ id }) => id,
) => buildIndex(products, names, rowOf);

/** Building an index takes a second. */
const built = new WeakMap<readonly Product[], ReturnType<typeof filesFor>>();

/** Opens the index of these products without a network. */
export function indexOf(products: readonly Product[]): SearchIndex & { requested: string[] } {
  const { directory, files } = built.get(products) ?? filesFor(products);
  built.set(products, { directory, files });
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
  /** The page that answers the query. */
  page?: string;
}

export const readQueries = (file: string): Golden[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Golden[];
