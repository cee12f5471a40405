import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { island } from '~/boot/island';
import { GoneProducts } from '~/features/products/product-list/GoneProducts';
import { ListState } from '~/features/products/product-list/ListState';
import { SavedOrEmpty } from '~/features/products/product-list/SavedOrEmpty';
import type { SpecificationLine } from '~/features/products/specifications/specification-line';
import type { ProductSummary } from '~/features/products/product-summary';
import { useProducts } from '~/features/products/product-list/use-products';
import { fill } from '~/i18n/fill';
import { formatDate } from '~/i18n/format-date';
import { pageLocale } from '~/i18n/page-locale';
import { fetchJson } from '~/lib/fetch-json';
import { once } from '~/lib/once';
import { EmptyState } from '~/ui/EmptyState';
import { useHydrated } from '~/ui/use-hydrated';
import { useLoaded } from '~/ui/use-loaded';
import { useRestoredFocus } from '~/ui/use-restored-focus';
import { MAX_COMPARED } from './compare';
import { compareSpecifications, decidingFirst } from './comparison';
import { $compared, remove } from './compare-store';
import { CompareTable } from './CompareTable';
import type { CompareWords } from './compare-words';
import { $shared, removeShared } from './shared-comparison';

interface Props {
  words: CompareWords;
  productListUrl: string;
}

const load = once((url: string) => fetchJson<SpecificationLine[]>(url));

/** Loads the specifications of several products by their URLs (docs/decisions/0022-comparison.md). */
const loadTables = (urls: string) => Promise.all(urls.split(' ').map((url) => load(url)));

function Comparison({ words, productListUrl }: Props) {
  const hydrated = useHydrated();
  const saved = useStore($compared, { ssr: 'initial' });
  const shared = useStore($shared, { ssr: 'initial' });
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const part = useRestoredFocus<HTMLDivElement>();
  const { compare: texts } = words;

  const ids = shared ?? saved.ids;
  const list = useProducts(productListUrl, ids);
  const products = list.state === 'ready' ? ids.flatMap((id) => list.items.get(id) ?? []) : [];
  const gone = list.state === 'ready' ? ids.filter((id) => !list.items.has(id)) : [];
  const urls = products.map(({ id }) => `${words.specifications}${id}.json`).join(' ');
  const specifications = useLoaded(urls || undefined, loadTables);
  const { state } = list.state === 'ready' ? specifications : list;
  const isShown = hydrated && ids.length > 0;
  const status = isShown && (state === 'loading' || state === 'failed') && words.list[state];

  const removeIds = shared ? removeShared : remove;
  const removeProduct = ({ id, name }: ProductSummary) => {
    removeIds([id]);
    setAnnouncement(fill(texts.removed, { name }));
  };

  const content = () => {
    const action = { text: texts.browse, href: words.instruments };
    const empty = (
      <EmptyState
        title={texts.empty}
        text={fill(texts.emptyText, { max: MAX_COMPARED })}
        action={action}
      />
    );
    if (!hydrated) return <SavedOrEmpty words={words.list} empty={empty} />;
    if (ids.length === 0) return empty;
    if (list.state !== 'ready') return <ListState {...list} words={words.list} isAnnounced />;
    if (products.length === 0) return null;
    if (specifications.state !== 'ready') {
      const state = specifications.state === 'failed' ? 'failed' : 'loading';
      const { retry } = specifications;
      return <ListState state={state} words={words.list} retry={retry} isAnnounced />;
    }
    const several = products.length > 1;
    const rows = compareSpecifications(specifications.value, words.unstated);
    const shown = decidingFirst(rows).filter(
      ({ outcome }) => !(several && differencesOnly && outcome === 'same'),
    );
    return (
      <>
        {several && (
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 print:hidden">
            <label className="inline-flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-4.5"
                checked={differencesOnly}
                onChange={({ target }) => {
                  setDifferencesOnly(target.checked);
                }}
              />
              <span>{texts.differencesOnly}</span>
            </label>
            <p className="me-auto text-sm text-soft">
              <span className="text-lacquer">≠</span> <span>{texts.legend}</span>
            </p>
            <button
              type="button"
              className="text-link min-h-11"
              data-share={`?ids=${products.map(({ id }) => id).join(',')}`}
            >
              {texts.share}
            </button>
          </div>
        )}
        <p className="mb-4 hidden print:block">
          {`${words.shop} · ${formatDate(new Date(), pageLocale())}`}
        </p>
        <CompareTable products={products} rows={shown} words={words} onRemove={removeProduct} />
        {shown.length === 0 && <p className="mt-4 text-soft">{texts.same}</p>}
      </>
    );
  };

  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <p className="sr-only" role="status">
        {status || announcement}
      </p>
      <GoneProducts
        ids={gone}
        words={texts}
        productPath={words.card.productPath}
        onRemove={() => {
          removeIds(gone);
        }}
      />
      {content()}
    </div>
  );
}

/**
 * Compares products side by side: those in the URL (`?ids=15,60`, a shared link), or else those saved on
 * this device. Products of a shared link are not saved.
 */
export const ComparePage = island(Comparison);
