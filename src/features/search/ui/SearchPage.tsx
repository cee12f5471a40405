import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { island } from '~/boot/island';
import { optionsIn } from '~/features/facets/facets';
import { setAddress, useAddress } from '~/features/facets/list/address';
import { ListState } from '~/features/products/product-list/ListState';
import { fill } from '~/i18n/fill';
import { fullTitle } from '~/site/head/full-title';
import { useLoaded } from '~/ui/use-loaded';
import { SearchForm } from './SearchForm';
import { SearchResults } from './SearchResults';
import { queryIn, readParameters, readSearch, writeSearch, type SearchView } from './search-view';
import type { SearchPageWords } from './search-words';

/** Products on the search page. Facets count these, so that no search loads a whole large shop. */
const MAX_RESULTS = 480;
const MAX_LABELS = 6;

/** The page without a query needs no engine, so it is loaded with the first one. */
async function findProducts(query: string) {
  const { find } = await import('../engine/load-index');
  return find(query, { products: MAX_RESULTS, labels: MAX_LABELS });
}

const setView = (view: SearchView, history?: 'push' | 'replace') => {
  setAddress(location.pathname + writeSearch(view), history);
};

interface Props {
  words: SearchPageWords;
  /** Part of every document title. */
  brand: string;
  /** Categories, kinds and brands, shown without a query and if nothing was found. */
  children?: ReactNode;
}

function Search({ words, brand, children }: Props) {
  const { search, list } = words;
  const address = useAddress();
  const parameters = useMemo(() => readParameters(address), [address]);
  const query = queryIn(parameters);
  const { state, value: findings, retry } = useLoaded(query || undefined, findProducts);
  const options = useMemo(() => optionsIn(findings?.products ?? []), [findings]);
  const [announcement, announce] = useState('');
  const hasLists = query === '' || findings?.products.length === 0;
  const view = useMemo(
    () => readSearch(parameters, options, FILTER_ATTRIBUTES),
    [parameters, options],
  );

  useEffect(() => {
    if (address === undefined) return;
    // Shows the lists that boot/filtered-view.js has hidden.
    document.documentElement.toggleAttribute('data-filtered', !hasLists);
    const title = query === '' ? search.title : fill(search.results, { query });
    document.title = fullTitle(title, brand, words.locale);
  }, [address, query, hasLists, search, brand, words.locale]);

  return (
    <div className="shell min-h-svh">
      <SearchForm
        query={query}
        words={search}
        onSearch={(query) => {
          setView({ query, filter: {}, sort: 'relevance' });
        }}
      />
      <p className="sr-only" role="status">
        {state === 'loading' || state === 'failed' ? list[state] : announcement}
      </p>
      {findings ? (
        <SearchResults
          key={query}
          findings={findings}
          view={view}
          setView={setView}
          options={options}
          words={words}
          announce={announce}
        />
      ) : (
        (state === 'loading' || state === 'failed') && (
          <ListState state={state} words={list} retry={retry} isAnnounced />
        )
      )}
      <div className="search-lists" hidden={!hasLists}>
        {children}
      </div>
    </div>
  );
}

/** The search page: a field, and the results of the query in the URL. */
export const SearchPage = island(Search);
