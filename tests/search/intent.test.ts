import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { search } from '~/features/search/engine/engine';
import { priceIn } from '~/features/search/engine/price-words';
import { builtinProducts, indexOf } from './shop-index';

/** A query that describes a purpose. */
interface Intent {
  query: string;
  /** The first results are of these kinds, as many as the shop has, at most three. */
  kinds?: string[];
  /** The first result is one of these products. */
  first?: string[];
  /** The price limit in the query, in HK$. */
  min?: number;
  max?: number;
  /** The page that answers the query. */
  page?: string;
}

const intents = JSON.parse(
  readFileSync(new URL('./intent.json', import.meta.url), 'utf8'),
) as Intent[];
const products = await builtinProducts();
const byId = new Map(products.map((product) => [product.id, product]));
const index = indexOf(products);

async function problemsOf({ query, kinds, first, min, max, page }: Intent): Promise<string[]> {
  const price = priceIn(query);
  const answer = await search(index, price?.rest ?? query);
  const isPriced = (id: string) => {
    const { price: amount = 0 } = byId.get(id) ?? {};
    return amount >= (min ?? 0) && amount <= (max ?? Infinity);
  };
  const sectionOf = (id: string) => `${byId.get(id)?.category}/${byId.get(id)?.kind}`;
  const ids = (await index.rows(answer.products, 'zh')).map(String).filter(isPriced);
  const shown = products.filter(({ id }) => isPriced(id) && kinds?.includes(sectionOf(id))).length;
  return [
    ...(answer.page?.link.zh[0] === page ? [] : [`page ${answer.page?.link.zh[0]}`]),
    ...(price?.min === min && price?.max === max ? [] : [`price ${price?.min}–${price?.max}`]),
    ...ids
      .slice(0, Math.min(3, shown))
      .map(sectionOf)
      .filter((kind) => !kinds?.includes(kind)),
    ...(first && !first.includes(ids[0] ?? '') ? [`first ${ids[0]}`] : []),
  ];
}

/** The queries of `intent.json` were written before the rules that they test. */
it('keeps the kind that a query names first, and orders it by purpose and price', async () => {
  const problems = await Promise.all(intents.map(problemsOf));
  const missed = intents.flatMap(({ query }, at) =>
    problems[at]?.length ? [`${query}: ${problems[at].join(', ')}`] : [],
  );
  console.log(`${intents.length} queries; missed: ${missed.join('; ')}`);
  expect(missed.length / intents.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
}, 60_000);

it('treats 琴弦 like 弦', async () => {
  expect(await search(index, '琴弦')).toEqual(await search(index, '弦'));
});
