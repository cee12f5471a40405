import { afterEach, expect, it } from 'vitest';
import { faultLists } from './fault-lists';
import { faultRows } from './fault-rows';
import { outcomeOf } from './fault-steps';
import { formFaultRows } from './form-fault-rows';
import { labForEachTest } from './lab-for-each-test';

const each = labForEachTest();

// No fault may log personal data or a key.
afterEach(() => {
  expect(each.log.map(String).join('\n')).not.toMatch(
    /man@example|大文|旺角|9123 4567|彌敦道|Nathan|sk_test_standin|whsec_test|orders-token/,
  );
});

// One row waits for two timeouts of requests to Stripe, which takes four seconds.
it.each(faultRows)('$situation', { timeout: 20_000 }, async (row) => {
  const { lab } = each;
  expect(await outcomeOf(lab, row)).toEqual(row.expected);
  // The total of a written order is always the charged total.
  for (const { session, state, total } of lab.cms.orders.values()) {
    const page = lab.stripe.sessions.get(session ?? '');
    const charged = page?.payment_status === 'paid' ? page.amount_total : 0;
    expect(charged).toBe(state === 'paid' ? total * 100 : 0);
  }
});

it.each(formFaultRows)('$situation', async ({ outcome, expected }) => {
  const { reads, ...others } = await outcome(each.lab);
  expect(others).toEqual(expected);
  expect(reads).toMatch(/^.{10,}/);
});

it('npm run faults prints each row once, with the text for the shopper', () => {
  const printed = faultLists(
    faultRows.map(({ situation, expected }) => ({ situation, outcome: expected })),
  ).split('\n');
  for (const { situation } of faultRows) {
    expect(printed.filter((line) => line === `- ${situation}`)).toHaveLength(1);
  }
  const headings = printed.filter((line) => line !== '' && !line.startsWith('- '));
  expect(headings.length).toBeGreaterThan(1);
  for (const heading of headings) expect(heading).toMatch(/^“.{10,}”; .* charged; the CMS has /);
});
