import { inHongKong } from '~/contracts/hong-kong-time';

/** A paid order. */
export interface PaidOrder {
  placedAt: string | Date;
  itemCount: number;
  subtotal: number;
  shipping: number;
  total: number;
  lines: readonly { id: string; name: string; quantity: number; subtotal: number }[];
}

const column = (zh: string, en: string) => ({ zh, en });
const AMOUNT = column('金額（港元）', 'Amount (HK$)');
const PIECES = column('件數', 'Pieces');

/** The tables of the report with their columns. Numbers follow the first names. */
export const TABLES = {
  day: [
    column('日期', 'Day'),
    column('訂單', 'Orders'),
    PIECES,
    column('貨品（港元）', 'Goods (HK$)'),
    column('運費（港元）', 'Shipping (HK$)'),
    column('總額（港元）', 'Total (HK$)'),
  ],
  product: [column('產品編號', 'Product number'), column('產品', 'Product'), PIECES, AMOUNT],
  category: [column('分類', 'Category'), PIECES, AMOUNT],
} as const;

export type Table = keyof typeof TABLES;
type Row = (string | number)[];

/** Rows by a key; numbers of the same key are added. */
function sums() {
  const rows = new Map<string, Row>();
  const add = (key: string, row: Row) => {
    const before = rows.get(key);
    rows.set(
      key,
      before
        ? before.map((cell, index) => (typeof cell === 'number' ? cell + Number(row[index]) : cell))
        : row,
    );
  };
  return { rows, add };
}

const byAmount = (a: Row, b: Row) => Number(b.at(-1)) - Number(a.at(-1));

/**
 * Sums paid orders by day in Hong Kong, by product and by category, best first. Products have the name of their first
 * order; shipping belongs to no product.
 * @param categoryOf returns the name of a product's category
 */
export function sumSales(
  orders: readonly PaidOrder[],
  categoryOf: (product: string) => string,
): Record<Table, Row[]> {
  const [days, products, categories] = [sums(), sums(), sums()];
  for (const { placedAt, itemCount, subtotal, shipping, total, lines } of orders) {
    const day = inHongKong(new Date(placedAt).getTime()).toISOString().slice(0, 10);
    days.add(day, [day, 1, itemCount, subtotal, shipping, total]);
    for (const { id, name, quantity, subtotal: amount } of lines) {
      products.add(id, [id, name, quantity, amount]);
      const category = categoryOf(id);
      categories.add(category, [category, quantity, amount]);
    }
  }
  return {
    day: [...days.rows.values()].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    product: [...products.rows.values()].sort(byAmount),
    category: [...categories.rows.values()].sort(byAmount),
  };
}
