import { useEffect, useMemo, type ReactNode } from 'react';
import { optionsIn } from '~/features/facets/facets';
import { filterAttributeIds } from '~/features/facets/attributes/filter-attribute-ids';
import { ListState } from '~/features/products/price-list/ListState';
import { fill } from '~/i18n/fill';
import { fullTitle } from '~/site/head/full-title';
import { SearchForm } from './SearchForm';
import { SearchResults } from './SearchResults';
import { queryIn, readSearch, writeSearch } from './search-view';
import type { SearchPageWords } from './search-words';
import { useAddress } from './use-address';
import { useFindings } from './use-findings';

interface Props {
  words: SearchPageWords;
  /** Part of every document title. */
  brand: string;
  /** Categories, kinds and brands, shown without a query and if nothing was found. */
  children?: ReactNode;
}

/** The search page: a field, and what the query of the address finds. */
export function SearchPage({ words, brand, children }: Props) {
  const { search, catalogue } = words;
  const [address, setAddress] = useAddress();
  const parameters = useMemo(() => new URLSearchParams(address), [address]);
  const query = queryIn(parameters);
  const { state, findings, retry } = useFindings(query);
  const options = useMemo(() => optionsIn(findings?.products ?? []), [findings]);
  const hasLists = query === '' || (state === 'ready' && findings.products.length === 0);
  const view = useMemo(
    () => readSearch(parameters, options, filterAttributeIds),
    [parameters, options],
  );

  useEffect(() => {
    if (address === undefined) return;
    // Shows the lists that boot/filtered-view.js has hidden.
    document.documentElement.toggleAttribute('data-filtered', !hasLists);
    const title = query === '' ? search.title : fill(search.results, { query });
    document.title = fullTitle(title, brand);
  }, [address, query, hasLists, search, brand]);

  return (
    <div className="shell min-h-svh">
      <SearchForm
        query={query}
        words={search}
        onSearch={(query) => {
          setAddress(writeSearch({ query, filter: {}, sort: 'relevance' }));
        }}
      />
      {query !== '' &&
        (state === 'ready' ? (
          <SearchResults
            key={query}
            {...{ findings, view, options, words }}
            setView={(view, history) => {
              setAddress(writeSearch(view), history);
            }}
          />
        ) : (
          <ListState state={state} words={catalogue} retry={retry} />
        ))}
      <div className="search-lists" hidden={!hasLists}>
        {children}
      </div>
    </div>
  );
}
