import { useLayoutEffect, useMemo } from 'react';
import { categoryFacet, type FacetOptions } from '~/features/facets/facets';
import { noFilter, sectionOf } from '~/features/facets/filter';
import type { HistoryMode } from '~/features/facets/list/address';
import { ListFrame } from '~/features/facets/list/ListFrame';
import { Results } from '~/features/facets/list/Results';
import { useDeferredView } from '~/features/facets/list/use-deferred-view';
import { useFacets } from '~/features/facets/list/use-facets';
import { emptyPanel } from '~/features/facets/panel/panel';
import { usePanel } from '~/features/facets/panel/use-panel';
import { fill, fillCount } from '~/i18n/fill';
import { languageTags } from '~/i18n/locales';
import type { Findings } from '../engine/load-index';
import type { AnswerLink } from '../shared/index-format';
import { LabelLinks } from './LabelLinks';
import { notesOf, resultsOf } from './search-results';
import { searchSorts, writeSearch, type SearchView } from './search-view';
import type { SearchPageWords } from './search-words';

interface Props {
  findings: Findings;
  view: SearchView;
  setView: (view: SearchView, history?: HistoryMode) => void;
  /** The options of the fixed facets among the results. */
  options: FacetOptions;
  words: SearchPageWords;
  /** Sets the text of the live region of the page, which stays when these results are replaced. */
  announce: (text: string) => void;
}

/** The page that answers a question. */
function PageLink({ link: [href, title, text] }: { link: AnswerLink }) {
  return (
    <a href={href} className="group mb-6 block max-w-2xl border-s-4 border-ink bg-raised px-5 py-3">
      <span className="font-semibold group-hover:underline">{title}</span>
      <span className="phrase block text-soft">{text}</span>
    </a>
  );
}

/** The results of a query: products with their facets, categories and brands, or none. */
export function SearchResults(props: Props) {
  const { findings, view: selected, setView, options, words, announce } = props;
  const { search, list, locale } = words;
  const found = useFacets(findings.products, selected.filter, list.filters);
  const { products = findings.products, facetsOf, filter } = found;
  const view = useMemo(() => ({ ...selected, filter }), [selected, filter]);
  const later = useDeferredView(view, true);
  const section = sectionOf(view.filter);
  const before = useMemo(() => ({ ...emptyPanel, dictionary: list.facets }), [list.facets]);
  const panel = usePanel(found, later.filter, options, before);
  const results = useMemo(
    () => resultsOf(products, view, facetsOf(section), languageTags[locale]),
    [products, view, facetsOf, section, locale],
  );

  const title = fill(search.results, { query: view.query });
  const count = fillCount(list.count, results.length);
  const page = findings.page?.link[locale];
  const notes = notesOf(findings, view.query, words);
  const status =
    found.state === 'ready'
      ? [count, ...notes, page?.[1]].filter(Boolean).join(' ')
      : list[found.state];
  // Before the page is shown: the region would have the results of the query before.
  useLayoutEffect(() => {
    announce(status);
  }, [announce, status]);
  const answers = (
    <>
      {notes.map((note) => (
        <p key={note} className="pb-3 text-lg">
          {note}
        </p>
      ))}
      {page && <PageLink link={page} />}
    </>
  );
  const labels = findings.labels.length > 0 && (
    <nav aria-label={search.related} className="pb-6">
      <LabelLinks labels={findings.labels} hasArrows />
    </nav>
  );
  if (findings.products.length === 0) {
    const { nothing } = search;
    return (
      <section aria-labelledby="results-title" className="pb-12">
        <h2
          id="results-title"
          className="flex flex-wrap items-baseline gap-x-3 pb-5 font-text text-2xl sm:text-3xl"
        >
          <span>{title}</span>
          {!page && <span className="figures text-base font-normal text-soft">{count}</span>}
        </h2>
        {answers}
        {!page && (
          <>
            <h3 className="pt-4 font-text text-xl">{nothing.title}</h3>
            <p className="max-w-xl pt-2 pb-6 text-soft">
              {findings.notSold ? nothing.ask : nothing.text}
            </p>
          </>
        )}
        {labels}
        <a href={words.contact} className="button button-quiet">
          {nothing.contact}
        </a>
      </section>
    );
  }
  return (
    <ListFrame
      title={{ level: 2, text: title, className: 'font-text' }}
      count={count}
      total={results.length}
      foundOnly
      view={view}
      setView={(change, history) => {
        setView({ ...view, ...change }, history);
      }}
      facetsOf={facetsOf}
      panel={panel}
      addressOf={(filter) => writeSearch({ ...view, filter })}
      clear={() => {
        const isFound = products.some((each) => categoryFacet.optionsOf(each).includes(section));
        setView({ ...view, filter: noFilter(isFound ? section : 'all') });
      }}
      sorts={searchSorts.map((sort) => [
        sort,
        sort === 'relevance' ? search.relevance : list.sort[sort],
      ])}
      notes={
        <>
          {answers}
          {section === 'all' && labels}
        </>
      }
      state={found.state}
      retry={found.retry}
      words={list}
    >
      <Results
        products={results}
        total={results.length}
        view={view}
        isFirst={later !== view}
        words={list}
      />
    </ListFrame>
  );
}
