import { inHongKong } from '~/contracts/hong-kong-time';
import type { Order } from '../orders/order-rules';
import { amountsOf, linesLeft } from '../orders/refunds';

/** The fields of an order that the report reads beside its date. */
export const REPORTED = [
  'state',
  'shipping',
  'total',
  'discount',
  'code',
  'lines',
  'refunds',
] as const;

/** A paid order. */
export interface PaidOrder extends Pick<Order, (typeof REPORTED)[number]> {
  placedAt: string | Date;
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

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Divides HK$ in proportion to the weights, in whole HK$ that add up. */
function divide(amount: number, weights: readonly number[]): number[] {
  const sum = sumOf(weights) || 1;
  const until = (index: number) => Math.round((amount * sumOf(weights.slice(0, index))) / sum);
  return weights.map((_, index) => until(index + 1) - until(index));
}

/** Whether a code applies to a product. */
type Covers = (code: string, product: string) => boolean;

/** Returns line items with their prices after the discount, which the products share to which the code applies. */
function discounted({ lines, discount, code }: PaidOrder, covers: Covers) {
  const values = lines.map(({ subtotal }) => subtotal);
  const covered = lines.map(({ id, subtotal }) => (code && covers(code, id) ? subtotal : 0));
  const shares = divide(discount ?? 0, sumOf(covered) > 0 ? covered : values);
  return lines.map((line, index) => ({
    ...line,
    price: (line.subtotal - (shares[index] ?? 0)) / line.quantity,
  }));
}

/**
 * Returns what the shop keeps of an order after its discount and refunds. These lessen the goods before the shipping.
 * The amount kept for the goods is divided among the line items by the price of their pieces that are left, or of all
 * pieces if none are.
 */
function keptOf(order: PaidOrder, covers: Covers) {
  const { shipping: paidShipping, lines, refunds } = order;
  const { left: total } = amountsOf(order);
  const goods = Math.max(total - paidShipping, 0);
  const left = linesLeft(discounted(order, covers), refunds);
  const weights = left.map(({ price, quantity }) => price * quantity);
  const shares = divide(
    goods,
    sumOf(weights) > 0 ? weights : lines.map(({ subtotal }) => subtotal),
  );
  return {
    total,
    goods,
    shipping: total - goods,
    itemCount: sumOf(left.map(({ quantity }) => quantity)),
    lines: left.map((line, index) => ({ ...line, amount: shares[index] ?? 0 })),
  };
}

/**
 * Sums what is kept of paid orders by day in Hong Kong, by product and by category, best first. Products have the name
 * of their first order; shipping belongs to no product. A cancelled order counts if all its pieces are refunded, but
 * not all of its total.
 * @param categoryOf returns the name of a product's category
 * @param covers tells whether a code applies to a product
 */
export function sumSales(
  orders: readonly PaidOrder[],
  categoryOf: (product: string) => string,
  covers: Covers,
): Record<Table, Row[]> {
  const [days, products, categories] = [sums(), sums(), sums()];
  for (const order of orders) {
    const { total, goods, shipping, itemCount, lines } = keptOf(order, covers);
    if (order.state === 'cancelled' && (total === 0 || itemCount > 0)) continue;
    const day = inHongKong(new Date(order.placedAt).getTime()).toISOString().slice(0, 10);
    days.add(day, [day, 1, itemCount, goods, shipping, total]);
    for (const { id, name, quantity, amount } of lines) {
      if (quantity === 0 && amount === 0) continue;
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
