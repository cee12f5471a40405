import { beforeEach, expect, it, vi } from 'vitest';
import { codeProblems } from '~/contracts/code';
import { applyCode, renewCode } from '~/features/cart/apply-code';
import { $terms, readTerms } from '~/features/cart/code-store';
import { memoryStorage } from '../memory-storage';

const terms = {
  code: 'SPRING',
  kind: 'percent',
  value: 10,
  minimum: 0,
  categories: ['guitars'],
  products: ['7'],
};

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(Response.json(body, { status }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  $terms.set(undefined);
});

it('applies the terms of a code', async () => {
  answer(200, terms);
  expect(await applyCode('SPRING')).toBeUndefined();
  expect($terms.get()).toEqual(terms);
  const [address, request] = fetched.mock.lastCall ?? [];
  expect(address).toBe('/api/code');
  expect(request?.body).toBe('{"code":"SPRING"}');
});

it('sends the id of the next order, whose own hold does not count', async () => {
  const id = 'a'.repeat(32);
  vi.stubGlobal('localStorage', memoryStorage(new Map([['overtone:order-id', id]])));
  answer(200, terms);
  await applyCode('SPRING');
  expect(fetched.mock.lastCall?.[1]?.body).toBe(JSON.stringify({ code: 'SPRING', id }));
});

it.each([
  ['limited', 429, {}],
  ['unknown', 400, {}],
  ['failed', 500, {}],
  ['failed', 201, terms],
  ['failed', 409, null],
  ['failed', 409, { problem: 'another' }],
  ['failed', 200, { ...terms, value: -1 }],
  ...codeProblems.map((problem) => [problem, 409, { problem }] as const),
] as const)('returns “%s” for %i %j', async (reason, status, body) => {
  answer(status, body);
  expect(await applyCode('SPRING')).toBe(reason);
  expect($terms.get()).toBeUndefined();
});

it('returns “failed” without a connection', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  expect(await applyCode('SPRING')).toBe('failed');
});

it.each([
  ['stays applied', 503, {}, terms, 'failed'],
  ['is returned with the reason', 409, { problem: 'expired' }, terms, 'expired'],
  ['has the new terms', 200, { ...terms, value: 20 }, { ...terms, value: 20 }, undefined],
] as const)('a code that is asked for again %s', async (_, status, body, applied, refusal) => {
  $terms.set(readTerms(terms));
  answer(status, body);
  expect(await renewCode()).toEqual(refusal && { code: 'SPRING', refusal });
  expect($terms.get()).toEqual(applied);
});

it('asks nothing if no code is applied', async () => {
  fetched.mockClear();
  expect(await renewCode()).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['removed', undefined, 200, { ...terms, value: 20 }],
  ['replaced', { ...terms, code: 'BIG' }, 409, { problem: 'expired' }],
] as const)('a code that was %s has no answer: %j after %i', async (_, now, status, body) => {
  $terms.set(readTerms(terms));
  answer(status, body);
  const renewed = renewCode();
  $terms.set(readTerms(now));
  expect(await renewed).toBeUndefined();
  expect($terms.get()).toEqual(now);
});

it.each([
  { code: '' },
  { kind: 'gift' },
  { value: '10' },
  { minimum: null },
  { categories: 'guitars' },
  { products: ['7', 7] },
])('does not take terms with %j', (change) => {
  expect(readTerms({ ...terms, ...change })).toBeUndefined();
});
