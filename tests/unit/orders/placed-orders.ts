import fc from 'fast-check';
import type { Customer } from '~/contracts/customer';
import type { LineItem } from '~/contracts/order';
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

const text = fc.string({ minLength: 1 });
const amount = fc.nat();
const line: fc.Arbitrary<LineItem> = fc
  .record({ id: text, name: text, price: amount, quantity: fc.integer({ min: 1, max: 99 }) })
  .map((line) => ({ ...line, subtotal: line.price * line.quantity }));

const customer = fc.record(
  Object.fromEntries(Object.keys(nobody).map((name) => [name, fc.string()])),
) as fc.Arbitrary<Customer>;

/** With a value of 0, an order without a discount. */
const noTerms = {
  code: 'SPRING',
  kind: 'amount',
  minimum: 0,
  categories: [],
  products: [],
} as const;

const order: fc.Arbitrary<PlacedOrder> = fc
  .record({
    id: text,
    reference: text,
    placedAt: fc.nat(),
    locale: fc.constantFrom('zh', 'en'),
    customer,
    instructions: fc.string(),
    method: fc.constantFrom('card', 'bank'),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    shipping: amount,
    value: fc.nat(),
  })
  .map(({ shipping: fee, value, ...order }) => ({
    ...order,
    totals: totals(order.lines, { freeOver: Infinity, fee }, { ...noTerms, value }),
  }));
const payment = fc.record({ session: text, state: fc.constantFrom('paid', 'pending', 'failed') });

/** Orders as the store holds them, some of which were paid online. */
export const anyOrders: fc.Arbitrary<PlacedOrder[]> = fc.uniqueArray(
  fc.oneof(
    order,
    fc.tuple(order, payment).map(([order, payment]) => ({ ...order, payment })),
  ),
  { selector: ({ id }) => id, maxLength: MAX_ORDERS },
);
