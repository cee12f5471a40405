import { expect, it } from 'vitest';
import { sumSales, type PaidOrder } from '~cms/../sales/sales';

const line = (id: string, quantity: number, price: number) => ({
  id,
  name: `Product ${id}`,
  price,
  quantity,
  subtotal: quantity * price,
});
const order = (
  placedAt: string,
  shipping: number,
  ...lines: ReturnType<typeof line>[]
): PaidOrder => {
  const subtotal = lines.reduce((sum, each) => sum + each.subtotal, 0);
  return { placedAt, state: 'paid', shipping, total: subtotal + shipping, lines };
};
const categoryOf = (id: string) => (id === '3' ? 'Drums' : 'Guitars');
const covers = (code: string, id: string) => code === 'DRUMS' && id === '3';

it('sums orders by day in Hong Kong, product and category, best first', () => {
  const orders = [
    order('2026-12-01T16:00:00.000Z', 30, line('3', 1, 50)),
    order('2026-12-01T15:59:59.000Z', 0, line('1', 2, 100), line('2', 1, 900)),
    order('2026-12-02T16:00:00.000Z', 0, line('1', 1, 100)),
    order('2026-12-02T12:00:00.000Z', 0, line('1', 1, 100)),
  ];
  expect(sumSales(orders, categoryOf, covers)).toEqual({
    day: [
      ['2026-12-01', 1, 3, 1100, 0, 1100],
      ['2026-12-02', 2, 2, 150, 30, 180],
      ['2026-12-03', 1, 1, 100, 0, 100],
    ],
    product: [
      ['2', 'Product 2', 1, 900],
      ['1', 'Product 1', 4, 400],
      ['3', 'Product 3', 1, 50],
    ],
    category: [
      ['Guitars', 5, 1300],
      ['Drums', 1, 50],
    ],
  });
});

const refund = (amount: number, ...lines: { id: string; quantity: number }[]) => ({
  at: '2026-12-05T00:00:00.000Z',
  amount,
  lines,
  isRestocked: true,
});
const placedAt = '2026-12-01T04:00:00.000Z';
/** Goods for HK$ 400 and shipping for HK$ 30. */
const mixed = order(placedAt, 30, line('1', 1, 100), line('2', 1, 100), line('3', 2, 100));

it.each<[string, Partial<PaidOrder>, number[], [string, number, number][]]>([
  [
    'a discount is shared by the amounts of line items, in whole HK$ that add up',
    { total: 430 - 50 },
    [1, 4, 350, 30, 380],
    [
      ['1', 1, 88],
      ['2', 1, 87],
      ['3', 2, 175],
    ],
  ],
  [
    'a discount is shared by the products to which its code applies',
    { total: 430 - 50, discount: 50, code: 'DRUMS' },
    [1, 4, 350, 30, 380],
    [
      ['1', 1, 100],
      ['2', 1, 100],
      ['3', 2, 150],
    ],
  ],
  [
    'a discount whose code applies to none of them is shared by all',
    { total: 430 - 50, discount: 50, code: 'OTHER' },
    [1, 4, 350, 30, 380],
    [
      ['1', 1, 87],
      ['2', 1, 88],
      ['3', 2, 175],
    ],
  ],
  [
    'a refund of pieces belongs to their products',
    { refunds: [refund(200, { id: '1', quantity: 1 }, { id: '3', quantity: 1 })] },
    [1, 2, 200, 30, 230],
    [
      ['2', 1, 100],
      ['3', 1, 100],
    ],
  ],
  [
    'a refund takes the shipping last',
    { refunds: [refund(410)] },
    [1, 4, 0, 20, 20],
    [
      ['1', 1, 0],
      ['2', 1, 0],
      ['3', 2, 0],
    ],
  ],
  [
    'the amount kept after a refund of all pieces counts, without pieces',
    {
      state: 'cancelled',
      refunds: [
        refund(300, { id: '1', quantity: 1 }, { id: '2', quantity: 1 }, { id: '3', quantity: 2 }),
      ],
    },
    [1, 0, 100, 30, 130],
    [
      ['3', 0, 50],
      ['1', 0, 25],
      ['2', 0, 25],
    ],
  ],
])('%s', (_, change, day, products) => {
  const sums = sumSales([{ ...mixed, ...change }], categoryOf, covers);
  expect(sums.day).toEqual([['2026-12-01', ...day]]);
  const rows = sums.product.map(([id, , pieces, amount]) => [id, pieces, amount]);
  expect(rows.sort()).toEqual([...products].sort());
  const [, , goods] = day;
  for (const table of [sums.product, sums.category]) {
    expect(table.reduce((sum, row) => sum + Number(row.at(-1)), 0)).toBe(goods);
  }
});

it.each<[string, Partial<PaidOrder>]>([
  ['no refund', {}],
  [
    'a refund of everything',
    { refunds: [refund(430, ...mixed.lines.map(({ id, quantity }) => ({ id, quantity })))] },
  ],
])('a cancelled order with %s does not count', (_, change) => {
  const sums = sumSales([{ ...mixed, state: 'cancelled', ...change }], categoryOf, covers);
  expect(sums).toEqual({ day: [], product: [], category: [] });
});
