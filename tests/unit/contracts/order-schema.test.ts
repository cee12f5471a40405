import { describe, expect, it } from 'vitest';
import {
  checkoutRequestSchema,
  foundOrderSchema,
  lookupSchema,
  orderRecordSchema,
  statesRequestSchema,
  statusesSchema,
} from '~/contracts/order-schema';
import { MAX_LINES, MAX_QUANTITY } from '~/contracts/order';
import { MAX_ORDERS } from '~/contracts/order-states';
import { customer } from '../functions/customer';

const ID = 'a'.repeat(32);
const line = { id: '7', name: 'Strat', price: 100, quantity: 2, subtotal: 200 };
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...line, id: String(index) }));
const sums = { itemCount: 2, subtotal: 200, shipping: 60, total: 260 };
const record = {
  reference: 'OT-1',
  placedAt: '2026-12-01T00:00:00.000Z',
  payment: 'pending',
  language: 'zh',
  method: 'bank',
  instructions: '',
  lines: [line],
  ...customer,
  ...sums,
};
const issueIn = ({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) => {
  const [issue] = error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
};

describe('the record of an order', () => {
  it('has a code, or none, and is normalized', () => {
    expect(orderRecordSchema.parse(record)).toMatchObject({ discount: 0, code: null });
    const discounted = { ...record, code: ' spr ing', discount: 40, total: 220 };
    expect(orderRecordSchema.parse(discounted)).toMatchObject({ code: 'SPRING', total: 220 });
  });

  it.each<[object, RegExp]>([
    [{ total: 261 }, /^total: is not the sum$/],
    [{ shipping: 0 }, /^total: is not the sum$/],
    [{ discount: 1 }, /^total: is not the sum$/],
    [{ reference: '' }, /^reference: /],
    [{ reference: 'x'.repeat(41) }, /^reference: /],
    [{ placedAt: 'today' }, /^placedAt: /],
    [{ payment: 'open' }, /^payment: /],
    [{ session: 'x'.repeat(256) }, /^session: /],
    [{ lines: [] }, /^lines: must not be empty$/],
    [{ lines: linesOf(MAX_LINES + 1) }, /^lines: must have at most 100 line items$/],
    [{ lines: [line, line] }, /^lines: must not contain a product twice$/],
    [{ lines: [{ ...line, id: '' }] }, /^lines\.0\.id: /],
    [{ lines: [{ ...line, quantity: 0 }] }, /^lines\.0\.quantity: /],
    [{ itemCount: 0 }, /^itemCount: /],
    [{ code: '!' }, /^code: is not a code$/],
    [{ address: ' ' }, /^address: is required$/],
    [{ instructions: 'x'.repeat(1001) }, /^instructions: is too long$/],
  ])('is not valid with %j', (changes, issue) => {
    expect(issueIn(orderRecordSchema.safeParse({ ...record, ...changes }))).toMatch(issue);
  });

  it.each([
    { lines: linesOf(MAX_LINES) },
    { reference: 'x'.repeat(40) },
    { session: 'x'.repeat(255), address: '', phone: '1', area: '', country: undefined },
  ])('is valid with %j: a payment is never rejected for its customer', (changes) => {
    expect(issueIn(orderRecordSchema.safeParse({ ...record, ...changes }))).toBeUndefined();
  });
});

describe('an order as the shopper sends it', () => {
  const requested = { id: '7', quantity: 2, price: 100 };
  const request = {
    id: ID,
    locale: 'zh',
    method: 'card',
    customer,
    instructions: '',
    lines: [requested],
    total: 260,
  };
  const to = (area: string, changes: object) => ({ customer: { ...customer, area, ...changes } });

  it.each<[object, RegExp | undefined]>([
    [{}, undefined],
    [{ total: 1 }, undefined],
    [{ total: 0 }, /^total: /],
    [{ lines: [{ ...requested, quantity: MAX_QUANTITY }] }, undefined],
    [{ lines: [{ ...requested, quantity: MAX_QUANTITY + 1 }] }, /^lines\.0\.quantity: /],
    [{ lines: [{ ...requested, quantity: 0 }] }, /^lines\.0\.quantity: /],
    [to('kowloon', { city: '' }), /^customer\.city: is required$/],
    [to('kowloon', { country: undefined }), undefined],
    [to('collect', { city: '', address: '' }), undefined],
    [to('collect', { phone: '' }), /^customer\.phone: is required$/],
    [to('abroad', {}), /^customer\.country: is required$/],
    [to('abroad', { country: 'Macao' }), undefined],
    [to('mars', {}), /^customer\.area: is required$/],
    [to('kowloon', { phone: '1' }), /^customer\.phone: is not valid$/],
    [to('kowloon', { lastName: 'a\u0000' }), /has characters that are not allowed$/],
  ])('%j: %s', (changes, issue) => {
    const found = issueIn(checkoutRequestSchema.safeParse({ ...request, ...changes }));
    if (issue) expect(found).toMatch(issue);
    else expect(found).toBeUndefined();
  });

  it('has the empty country of a tab from before that field', () => {
    const { customer: read } = checkoutRequestSchema.parse({
      ...request,
      ...to('island', { country: undefined }),
    });
    expect(read.country).toBe('');
  });
});

it('states are asked for some orders, at most as many as a device has', () => {
  const asks = (count: number) =>
    statesRequestSchema.safeParse({ ids: Array<string>(count).fill(ID) }).success;
  expect([0, 1, MAX_ORDERS, MAX_ORDERS + 1].map(asks)).toEqual([false, true, true, false]);
});

it('a reference is looked up in capital letters', () => {
  expect(lookupSchema.parse({ reference: ' ot-1 ', email: 'a@b.hk' })).toEqual({
    reference: 'OT-1',
    email: 'a@b.hk',
  });
});

it('states are read without those that are unknown, and without empty values', () => {
  const states = {
    a: { state: 'shipped', tracking: ' SF1 ', refunded: 120, mail: 'sent', more: 1 },
    b: { state: 'paid', tracking: ' ', refunded: 0, mail: null },
    c: { state: 'on hold' },
    d: null,
  };
  expect(statusesSchema.parse(states)).toEqual({
    a: { state: 'shipped', tracking: 'SF1', refunded: 120, mail: 'sent' },
    b: { state: 'paid' },
  });
});

it.each([
  [
    { tracking: ' SF1 ', refunded: 120, area: 'kowloon', discount: 40, code: 'SPRING', total: 220 },
    { tracking: 'SF1', refunded: 120, area: 'kowloon' },
    { ...sums, discount: 40, code: 'SPRING', total: 220 },
  ],
  [{ tracking: null, refunded: 0, area: null, discount: 0, code: null }, { area: '' }, sums],
  [
    { discount: 40, code: null, total: 220 },
    { area: '' },
    { ...sums, discount: 40, code: '', total: 220 },
  ],
])('an order that is found with %j has %j and %j', (changes, own, totals) => {
  const { reference, placedAt, method, language } = record;
  const found = { reference, placedAt, method, language, state: 'paid', lines: [line], ...sums };
  expect(foundOrderSchema.parse({ ...found, ...changes })).toEqual({
    reference,
    method,
    state: 'paid',
    lines: [line],
    locale: 'zh',
    placedAt: Date.parse(placedAt),
    ...own,
    totals,
  });
  expect(foundOrderSchema.safeParse({ ...found, lines: [] }).success).toBe(false);
});
