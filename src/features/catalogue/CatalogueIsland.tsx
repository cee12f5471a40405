import { useStore } from '@nanostores/react';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { countFacets, filterProducts, type Filter } from './filtering';
import { sortProducts, sorts, type Sort } from './sorting';
import { $wishlist } from '~/features/wishlist/wishlist-store';
import { fill, fillCount } from '~/i18n/fill';
import { Sheet } from '~/ui/Sheet';
import { useReplayedInput } from '~/boot/use-replayed-input';
import { CategoryNav } from './CategoryNav';
import { Chips } from './Chips';
import { EmptyState } from './NoResults';
import { Facets } from './Facets';
import { Results } from './Results';
import { readFacets, type ServerFacets } from './server-facets';
import { ListState } from '~/features/products/ListState';
import { usePriceList } from '~/features/products/use-price-list';
import { useView, type SetView } from './use-view';
import { chosen, isPlain, viewOf } from './view';
import type { CatalogueWords } from './catalogue-words';

interface Props {
  words: CatalogueWords;
  /** Address of the price list. */
  priceListUrl: string;
  /** Address of the catalogue page, e.g. `/en/instruments`. */
  root: string;
  /** Category of this page. */
  category: Filter['category'];
  /** Title of the window in each category. */
  titles: Record<Filter['category'], string>;
  /** Counts as the server made them, until the price list is there. */
  facets: ServerFacets;
  /** The grid as the server made it: shown as it is until a filter is set. */
  children?: ReactNode;
}

/** The catalogue: categories, filters, sorting, and the products that are left (spec §2). */
export function CatalogueIsland({
  words,
  priceListUrl,
  root,
  category,
  titles,
  facets,
  children,
}: Props) {
  const { brands, counts: serverCounts } = useMemo(() => readFacets(facets), [facets]);
  const [view, setView] = useView(root, category, brands);
  const result = usePriceList(priceListUrl);
  const wishlist = useStore($wishlist, { ssr: 'initial' });
  const [sheetOpen, setSheetOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useReplayedInput(heading);

  const items = result.state === 'ready' ? result.items : undefined;
  const found = useMemo(
    () => items && sortProducts(filterProducts(items, view.filter), view.sort),
    [items, view],
  );
  const counts = useMemo(
    () => (items ? countFacets(items, view.filter) : serverCounts),
    [items, view.filter, serverCounts],
  );

  const shownCategory = view.filter.category;
  const ownTitle = useRef('');
  useEffect(() => {
    // The page's own title may say more, such as the number of the page.
    ownTitle.current ||= document.title;
    document.title = shownCategory === category ? ownTitle.current : titles[shownCategory];
  }, [shownCategory, category, titles]);

  const title = shownCategory === 'all' ? words.allProducts : words.categories[shownCategory];
  const serverGrid = isPlain(view) && view.filter.category === category;
  const known = serverGrid || found !== undefined;
  const total = found?.length ?? counts.categories.get(shownCategory) ?? 0;
  const count = known ? fillCount(words.count, total) : '';
  const [firstView] = useState(view);
  const said = known && view !== firstView ? `${title}, ${count}` : '';

  useEffect(() => {
    // A page opened with filters is shown when it knows what to show (boot/filtered-view.js).
    if (known || result.state === 'failed') delete document.documentElement.dataset.filtered;
  }, [known, result.state]);

  const setThenFocus: SetView = (next) => {
    setView(next);
    heading.current?.focus();
  };
  const clear = () => {
    setView(viewOf(category));
  };
  const panel = <Facets {...{ view, setView, brands, counts, words }} onClear={clear} />;
  const number = chosen(view);

  return (
    <div className="catalogue shell">
      <CategoryNav
        {...{ view, counts, root, words }}
        onChoose={(chosenCategory) => {
          setView({ ...view, filter: { ...view.filter, category: chosenCategory } });
        }}
      />
      <div className="mt-8 gap-x-10 lg:grid lg:grid-cols-[15rem_1fr] 2xl:gap-x-14">
        <aside className="hidden pe-1 lg:block noscript:hidden" aria-label={words.filters.title}>
          {panel}
        </aside>
        <section className="min-h-svh min-w-0" aria-labelledby="results-title">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
            <h2
              ref={heading}
              id="results-title"
              tabIndex={-1}
              className="flex items-baseline gap-3 text-2xl outline-none sm:text-3xl"
            >
              {title}
              <span className="figures font-text text-base font-normal text-soft">{count}</span>
            </h2>
            <div className="flex w-full gap-3 sm:w-auto noscript:hidden">
              <button
                type="button"
                className="button button-quiet grow px-4 lg:hidden"
                aria-haspopup="dialog"
                onClick={() => {
                  setSheetOpen(true);
                }}
              >
                <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
                {words.filters.button}
                {number > 0 && <span className="figures">({number})</span>}
              </button>
              <label className="grow sm:min-w-52">
                <span className="sr-only">{words.sort.label}</span>
                <select
                  className="field truncate text-sm sm:text-base"
                  value={view.sort}
                  onChange={({ target }) => {
                    setView({ ...view, sort: target.value as Sort });
                  }}
                >
                  {sorts.map((sort) => (
                    <option key={sort} value={sort}>
                      {words.sort[sort]}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          </div>
          <Chips {...{ view, words }} onRemove={setThenFocus} />
          <p className="sr-only" role="status">
            {said}
          </p>
          <div className="all-products" hidden={!serverGrid}>
            {children}
          </div>
          {!serverGrid && !found && (
            <ListState
              state={result.state}
              words={words}
              retry={() => {
                result.retry();
                heading.current?.focus();
              }}
            />
          )}
          {!serverGrid && found && total > 0 && <Results items={found} {...{ wishlist, words }} />}
          {!serverGrid && found && total === 0 && (
            <EmptyState
              words={words}
              onClear={() => {
                setThenFocus(viewOf(category));
              }}
            />
          )}
        </section>
      </div>
      <Sheet
        open={sheetOpen}
        onClose={() => {
          setSheetOpen(false);
        }}
        title={words.filters.title}
        description={words.filters.description}
        closeLabel={words.close}
        footer={
          <button
            type="button"
            className="button button-primary flex-1"
            onClick={() => {
              setSheetOpen(false);
            }}
          >
            {fill(words.filters.apply, { count: total })}
          </button>
        }
      >
        {panel}
      </Sheet>
    </div>
  );
}
