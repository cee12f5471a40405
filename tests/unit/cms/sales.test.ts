import { expect, it } from 'vitest';
import { sumSales } from '~cms/../sales/sales';

const line = (id: string, quantity: number, price: number) => ({
  id,
  name: `Product ${id}`,
  quantity,
  subtotal: quantity * price,
});
const order = (placedAt: string, shipping: number, ...lines: ReturnType<typeof line>[]) => {
  const subtotal = lines.reduce((sum, each) => sum + each.subtotal, 0);
  const itemCount = lines.reduce((sum, each) => sum + each.quantity, 0);
  return { placedAt, itemCount, subtotal, shipping, total: subtotal + shipping, lines };
};

it('sums orders by day in Hong Kong, product and category, best first', () => {
  const orders = [
    order('2026-12-01T16:00:00.000Z', 30, line('1', 1, 100)),
    order('2026-12-01T15:59:59.000Z', 0, line('1', 2, 100), line('2', 1, 900)),
    order('2026-12-02T12:00:00.000Z', 0, line('3', 1, 50)),
  ];
  expect(sumSales(orders, (id) => (id === '3' ? 'Drums' : 'Guitars'))).toEqual({
    day: [
      ['2026-12-01', 1, 3, 1100, 0, 1100],
      ['2026-12-02', 2, 2, 150, 30, 180],
    ],
    product: [
      ['2', 'Product 2', 1, 900],
      ['1', 'Product 1', 3, 300],
      ['3', 'Product 3', 1, 50],
    ],
    category: [
      ['Guitars', 4, 1200],
      ['Drums', 1, 50],
    ],
  });
});
