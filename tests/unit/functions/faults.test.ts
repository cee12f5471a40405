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

it('npm run faults prints each row once, with what the shopper reads', () => {
  const printed = faultLists(
    faultRows.map(({ situation, expected }) => ({ situation, outcome: expected })),
  ).split('\n');
  for (const { situation } of faultRows) {
    expect(printed.filter((line) => line === `- ${situation}`)).toHaveLength(1);
  }
  const headings = printed.filter((line) => line !== '' && !line.startsWith('- '));
  for (const heading of headings) expect(heading).toMatch(/^“.{10,}”; .* charged; the CMS has /);
});
