import { describe, expect, it } from 'vitest';
import { priceCart } from '~/features/cart/priced-cart';
import { orderOf, type Draft } from '~/features/checkout/draft';
import { item } from '../products/summaries';

const draft: Draft = {
  firstName: '大文',
  lastName: '陳',
  email: 'taiman@example.hk',
  phone: '9123 4567',
  address: '彌敦道1號',
  city: '九龍',
  postalCode: '',
  country: '',
  area: 'kowloon',
  instructions: '請先致電',
  method: 'bank',
};
const shipping = { freeOver: 10_000, fee: 60 };
const list = new Map(
  [
    item({ id: '7', name: 'Fender Strat', price: 7480 }),
    item({ id: '8', name: 'K&M Stand', price: 500 }),
    item({ id: '9', inStock: false }),
  ].map((item) => [item.id, item]),
);

describe('an order', () => {
  it('has the customer, the method, and the line items at current prices', () => {
    const cart = priceCart(
      [
        { id: '8', quantity: 3, price: 450 },
        { id: '9', quantity: 2 },
        { id: '7', quantity: 1 },
      ],
      list,
      shipping,
    );
    const { instructions, method: _, ...customer } = draft;
    expect(orderOf('o1', draft, 'bank', cart, 'en')).toEqual({
      id: 'o1',
      locale: 'en',
      customer,
      instructions,
      method: 'bank',
      lines: [
        { id: '8', name: 'K&M Stand', price: 500, quantity: 3, subtotal: 1500 },
        { id: '7', name: 'Fender Strat', price: 7480, quantity: 1, subtotal: 7480 },
      ],
      totals: { itemCount: 4, subtotal: 8980, shipping: 60, total: 9040 },
    });
  });

  it('is trimmed', () => {
    const padded = { ...draft, firstName: ' 大文\n', city: '九龍 ', instructions: ' \n' };
    const cart = priceCart([], list, shipping);
    const { customer, instructions } = orderOf('o1', padded, 'bank', cart, 'en');
    expect([customer.firstName, customer.city, instructions]).toEqual(['大文', '九龍', '']);
    const typed = { ...draft, instructions: '１２號，\n請先致電' };
    expect(orderOf('o1', typed, 'bank', cart, 'en').instructions).toBe('12號，\n請先致電');
  });
});
