import MiniSearch from 'minisearch';
import { textsOfProduct, type SectionNames } from '~/features/search/index/entries';
import { foldingFor } from '~/features/search/index/folding';
import { parseQuery } from '~/features/search/engine/query';
import { searchWords, wordReader } from '~/features/search/index/synonyms';
import { hasDigit } from '~/features/search/engine/words';
import type { Product } from '~/features/products/product';

const FIELDS = ['name', 'kind', 'category', 'model', 'keyword'] as const;

/**
 * MiniSearch with the shop's words in front, to compare with: one index of all products, its own
 * ranking, prefixes and typing mistakes.
 */
export function miniSearch(products: readonly Product[], names: SectionNames) {
  const texts = products.map((product) => textsOfProduct(product, names, searchWords.marks, false));
  const folding = foldingFor([
    ...texts.flat().map(({ text }) => text),
    ...searchWords.groups.flatMap(({ words, also = [] }) => [...words, ...also]),
  ]);
  const read = wordReader(searchWords.groups, folding);
  const index = new MiniSearch({
    fields: [...FIELDS],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 3, kind: 2, model: 4 },
      prefix: (term) => /[a-z]/.test(term) && term.length > 1,
      fuzzy: (term) => (hasDigit(term) || term.length < 4 ? false : 0.2),
      combineWith: 'AND',
    },
  });
  index.addAll(
    products.map(({ id }, number) => ({
      id,
      ...Object.fromEntries(
        FIELDS.map((field) => [
          field,
          (texts[number] ?? [])
            .filter(({ place }) => place === field)
            .flatMap(({ text }) => [...read(text).words])
            .join(' '),
        ]),
      ),
    })),
  );
  const reading = { folding, ignored: new Set(searchWords.ignored), singles: new Set<string>() };
  const find = (query: string): string[] => {
    const terms = parseQuery(query, reading).terms.filter(({ role }) => role === 'word');
    const text = terms.map(({ word }) => word).join(' ');
    const every = index.search(text);
    const found = every.length > 0 ? every : index.search(text, { combineWith: 'OR' });
    return found.map(({ id }) => String(id));
  };
  return { find, bytes: () => JSON.stringify(index) };
}
