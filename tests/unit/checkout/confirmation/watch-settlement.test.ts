import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  watchSettlement,
  type SettlementState,
} from '~/features/checkout/confirmation/watch-settlement';
import { settleSession } from '~/features/checkout/payment/payments';

vi.mock('~/features/checkout/payment/payments', () => ({ settleSession: vi.fn() }));

const session = 'cs_test_a1';
const paid: SettlementState = { type: 'placed', id: 'a', isNew: true, cartChanged: false };
const settled = vi.mocked(settleSession);
const soon = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

let reported: SettlementState[];
let watch: ReturnType<typeof watchSettlement>;
function start(id = session) {
  reported = [];
  watch = watchSettlement(id, (state) => reported.push(state));
}

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  settled.mockReset().mockRejectedValue(new Error('no response'));
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

it('requests the state at once, and every 5 s until there is a response', async () => {
  start();
  await soon();
  expect(reported).toEqual([{ type: 'unreachable' }]);
  await soon(4999);
  expect(settled).toHaveBeenCalledTimes(1);
  settled.mockResolvedValue(paid);
  await soon(1);
  expect(reported).toEqual([{ type: 'unreachable' }, paid]);
  await soon(60_000);
  dispatchEvent(new Event('online'));
  expect(settled.mock.calls).toEqual([[session], [session]]);
});

it('requests the state when the device is online again, and when the shopper asks', async () => {
  start();
  await soon();
  dispatchEvent(new Event('online'));
  await soon();
  watch.askNow();
  expect(settled).toHaveBeenCalledTimes(3);
  expect(reported.map(({ type }) => type)).toEqual(['unreachable', 'unreachable', 'asking']);
});

it('reports nothing that comes after the response, or after the page was left', async () => {
  let giveUp: (reason: Error) => void = () => undefined;
  settled.mockReturnValueOnce(new Promise((_, reject) => (giveUp = reject)));
  settled.mockResolvedValueOnce({ type: 'open' });
  start();
  dispatchEvent(new Event('online'));
  await soon();
  giveUp(new Error('no response'));
  await soon();
  expect(reported).toEqual([{ type: 'open' }]);

  start();
  watch.stop();
  await soon(60_000);
  dispatchEvent(new Event('online'));
  expect(reported).toEqual([]);
  expect(settled).toHaveBeenCalledTimes(3);
});

it('reports a session that the shop does not know, and requests none that is not valid', async () => {
  settled.mockResolvedValue(undefined);
  start();
  await soon();
  start('../orders');
  await soon();
  expect(reported).toEqual([{ type: 'unknown' }]);
  expect(settled).toHaveBeenCalledTimes(1);
});
