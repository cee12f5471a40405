import fc from 'fast-check';
import { customerFieldNames, customerOf } from '~/contracts/customer';
import type { LineItem, Order } from '~/contracts/order';
import { totals } from '~/features/cart/totals';
import { emptyDraft } from '~/features/checkout/draft';
import { MAX_ORDERS } from '~/contracts/order-states';
import type { PlacedOrder } from '~/features/orders/stored-orders';

const { instructions: _, method: _method, ...nobody } = emptyDraft;

/** An order of two Strats. */
export const placed = (different: Partial<PlacedOrder> = {}): PlacedOrder => ({
  id: 'o1',
  reference: 'OT-20261121-7KQ4',
  placedAt: Date.UTC(2026, 10, 21, 4),
  locale: 'en',
  customer: { ...nobody, firstName: '大文', lastName: '陳' },
  instructions: '',
  method: 'bank',
  lines: [{ id: '7', name: 'Fender Strat', price: 7480, quantity: 2, subtotal: 14_960 }],
  totals: { itemCount: 2, subtotal: 14_960, shipping: 0, total: 14_960 },
  ...different,
});

/** Any well-formed text, as requests may contain. */
const anyText = (maxLength: number, minLength = 0) =>
  fc.string({ unit: 'binary', minLength, maxLength }).map((value) => value.toWellFormed());

const line: fc.Arbitrary<LineItem> = fc
  .record({
    id: fc.stringMatching(/^[\w-]{1,24}$/),
    name: anyText(60, 1),
    price: fc.nat({ max: 999_999 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  .map((line) => ({ ...line, subtotal: line.price * line.quantity }));

/** With a value of 0, an order without a discount. */
const terms = {
  code: 'SPRING',
  kind: 'amount',
  minimum: 0,
  categories: [],
  products: [],
} as const;

/** Orders as the functions read them, some of which have a discount. */
export const anyOrder: fc.Arbitrary<Order> = fc
  .record({
    id: fc.stringMatching(/^[0-9a-f]{32}$/),
    locale: fc.constantFrom('zh', 'en'),
    method: fc.constantFrom('card', 'bank'),
    customer: fc
      .record(Object.fromEntries(customerFieldNames.map((field) => [field, anyText(100)])))
      .map((values) => customerOf((field) => values[field] ?? '')),
    instructions: anyText(1000),
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    fee: fc.integer({ min: 0, max: 500 }),
    value: fc.nat(),
  })
  .map(({ fee, value, ...order }) => ({
    ...order,
    totals: totals(order.lines, { freeOver: 500, fee }, { ...terms, value }),
  }));

const placedOrder: fc.Arbitrary<PlacedOrder> = fc
  .tuple(anyOrder, fc.record({ reference: fc.string({ minLength: 1 }), placedAt: fc.nat() }))
  .map(([order, receipt]) => ({ ...order, ...receipt }));
const payment = fc.record({
  session: fc.string({ minLength: 1 }),
  state: fc.constantFrom('paid', 'pending', 'failed'),
});

/** Orders as the store holds them, some of which were paid online. */
export const anyOrders: fc.Arbitrary<PlacedOrder[]> = fc.uniqueArray(
  fc.oneof(
    placedOrder,
    fc.tuple(placedOrder, payment).map(([order, payment]) => ({ ...order, payment })),
  ),
  { selector: ({ id }) => id, maxLength: MAX_ORDERS },
);
