import { search } from '~/features/search/engine/engine';
import type { SearchIndex } from '~/features/search/engine/open-index';
import type { Golden } from './shop-index';

/** Results that a shopper sees without scrolling. */
const SHOWN = 5;

export interface Measured extends Golden {
  /** Ids of the first results. */
  shown: string[];
  success: boolean;
  precision: number;
}

/** Searches for each query. Of what the shop does not sell, success is that it says so. */
export const measure = (index: SearchIndex, queries: readonly Golden[]): Promise<Measured[]> =>
  Promise.all(
    queries.map(async (golden) => {
      const { products, notSold } = await search(index, golden.query);
      const shown = (await index.rows(products.slice(0, SHOWN), 'zh')).map(String);
      if (golden.expect.length === 0) {
        return { ...golden, shown, success: notSold !== undefined, precision: notSold ? 1 : 0 };
      }
      const right = shown.filter((id) => golden.expect.includes(id)).length;
      const precision = right / Math.min(SHOWN, golden.expect.length);
      return { ...golden, shown, success: right > 0, precision };
    }),
  );

const share = (measured: readonly Measured[], of: (each: Measured) => number): number =>
  measured.reduce((sum, each) => sum + of(each), 0) / measured.length;

export const successAt5 = (measured: readonly Measured[]) =>
  share(measured, ({ success }) => Number(success));
export const precisionAt5 = (measured: readonly Measured[]) =>
  share(measured, ({ precision }) => precision);

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

/** A row for each kind of query, and one for all. */
export function rowsByKind(measured: readonly Measured[]): string[][] {
  const row = (name: string, own: readonly Measured[]) => [
    name,
    String(own.length),
    percent(successAt5(own)),
    percent(precisionAt5(own)),
  ];
  const kinds = [...Map.groupBy(measured, ({ kind }) => kind)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [...kinds.map(([kind, own]) => row(kind, own)), row('all', measured)];
}
