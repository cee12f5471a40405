import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faultRows, faultLists, outcomeOf } from './fault-rows';
import { startLab, type Lab } from './lab';

let lab: Lab;
beforeEach(async () => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
  lab = await startLab();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await lab.stop();
});

// One row waits for the time limit of two requests to Stripe, which takes four seconds.
it.each(faultRows)('$situation', { timeout: 20_000 }, async (row) => {
  expect(await outcomeOf(lab, row)).toEqual(row.expected);
  // An order is never written with another total than was charged.
  for (const [id, { state, total }] of lab.cms.orders) {
    expect(lab.stripe.charged(id)).toBe(state === 'paid' ? total * 100 : 0);
  }
});

it('the lists in docs/orders.md are current: npm run faults prints them', () => {
  const documented = readFileSync(new URL('../../../docs/orders.md', import.meta.url), 'utf8');
  const rows = faultRows.map(({ situation, expected }) => ({ situation, outcome: expected }));
  expect(documented).toContain(faultLists(rows));
});
