import { noFilter, PRICE_CEILING, type Filter } from './filtering';
import { badges, categoryIds } from '~/features/products/product';
import { sorts, type Sort } from './sorting';

/** All that a shopper can set on the catalogue page. */
export interface View {
  filter: Filter;
  sort: Sort;
}

export const viewOf = (category: Filter['category'] = 'all'): View => ({
  filter: noFilter(category),
  sort: 'name',
});

const known = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((each) => each === value);

/** HK$ between the ends of the slider; what is no such number: the end itself. */
function priceIn(text: string | null, end: number): number {
  const price = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(price) ? Math.min(Math.max(Math.round(price), 0), PRICE_CEILING) : end;
}

const splitList = (values: readonly string[]) =>
  values.flatMap((value) => value.split(',')).filter((value) => value !== '');

/**
 * The view that an address asks for. What it does not know in the address, it ignores.
 * @param root address of the catalogue page, e.g. `/en/instruments`
 * @param brands the brands that there are; a brand is found whatever its capitals
 */
export function readView(url: URL, root: string, brands: readonly string[]): View {
  const query = url.searchParams;
  const inPath = known(categoryIds, url.pathname.slice(root.length + 1).split('/')[0] ?? null);
  const category = known(categoryIds, query.get('category')) ?? inPath ?? 'all';
  const [low, high] = [priceIn(query.get('min'), 0), priceIn(query.get('max'), PRICE_CEILING)];
  const brandByKey = new Map(brands.map((brand) => [brand.toLowerCase(), brand]));
  return {
    filter: {
      category,
      price: low <= high ? [low, high] : [high, low],
      brands: new Set(
        splitList(query.getAll('brand')).flatMap((brand) =>
          brands.includes(brand) ? brand : (brandByKey.get(brand.toLowerCase()) ?? []),
        ),
      ),
      badges: new Set(
        splitList(query.getAll('badge')).flatMap((badge) => known(badges, badge) ?? []),
      ),
    },
    sort: known(sorts, query.get('sort')) ?? 'name',
  };
}

/**
 * The address of a view: path and query, only what differs from the default.
 * Commas stay readable; a brand with a comma of its own cannot be (it is one word).
 */
export function writeView({ filter, sort }: View, root: string): string {
  const { category, price, brands, badges } = filter;
  const query = new URLSearchParams();
  if (category !== 'all') query.set('category', category);
  if (price[0] !== 0) query.set('min', String(price[0]));
  if (price[1] !== PRICE_CEILING) query.set('max', String(price[1]));
  if (brands.size > 0) query.set('brand', [...brands].toSorted().join(','));
  if (badges.size > 0) query.set('badge', [...badges].toSorted().join(','));
  if (sort !== 'name') query.set('sort', sort);
  const onlyCategory = query.size === 1 && category !== 'all';
  if (query.size === 0) return root;
  return onlyCategory
    ? `${root}/${category}`
    : `${root}?${query.toString().replaceAll('%2C', ',')}`;
}

/** Whether a view shows all of its category in the order in which the page is built. */
export const isPlain = ({ filter, sort }: View): boolean =>
  sort === 'name' &&
  filter.price[0] === 0 &&
  filter.price[1] === PRICE_CEILING &&
  filter.brands.size === 0 &&
  filter.badges.size === 0;

/** What the phone's filter button counts: brands and features (spec §2). */
export const chosen = ({ filter }: View): number => filter.brands.size + filter.badges.size;

/** A set with one thing in it or out of it, whichever it was not. */
export function toggled<T>(set: ReadonlySet<T>, value: T): Set<T> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
