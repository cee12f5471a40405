import { expect, it, vi } from 'vitest';
import alertAnswers from '~/functions/alert-answers';
import bookings from '~/functions/bookings';
import bookingsCancel from '~/functions/bookings-cancel';
import { idOf, nextSender, request, statusesOf } from './lab';
import { labForEachTest } from './lab-for-each-test';

const each = labForEachTest('2026-12-01T10:30:00+08:00');

type Send = (number: number, ip: string) => Promise<{ status: number }>;

const post = (path: string, body: object) => each.lab.post(`/api/${path}`, body);
const hoursOf = (room: string, day: number) => {
  const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
  const headers = { Referer: each.lab.site.url };
  return new Request(`${each.lab.site.url}/api/bookings?room=${room}&day=${date}`, { headers });
};

// forms.test.ts has the limits of forms, codes.test.ts that of codes, and order.test.ts those of look-ups and of networks.
it.each<[string, number, number, Send]>([
  ['orders by card', 20, 200, (number) => each.lab.submit({ id: idOf(number) })],
  ['payments that are asked for', 20, 404, (number) => each.lab.look(`cs_test_${number}`)],
  [
    'orders by bank transfer',
    10,
    201,
    (number, ip) => each.lab.submitTransfer({ id: idOf(number) }, ip),
  ],
  [
    'corrections of an order by bank transfer',
    10,
    201,
    (number, ip) =>
      each.lab.submitTransfer(
        { customer: { ...request.customer, email: `${number}@example.com` } },
        ip,
      ),
  ],
  [
    'orders whose states are asked for',
    40,
    200,
    (number) => each.lab.askStates({ ids: [idOf(number)] }),
  ],
  [
    'answers to alerts',
    20,
    201,
    (number, ip) =>
      alertAnswers(post('alert-answers', { token: idOf(number), answer: 'confirm' }), { ip }),
  ],
  [
    'links of bookings',
    10,
    404,
    (number, ip) =>
      bookingsCancel(post('bookings/cancel', { token: idOf(number), isSure: false }), { ip }),
  ],
  [
    'days of rooms',
    100,
    200,
    (number, ip) => bookings(hoursOf(number % 2 ? 'a' : 'b', number >> 1), { ip }),
  ],
])('%s: %i from an address in ten minutes, without repetitions', async (_, most, status, send) => {
  const ip = nextSender();
  const statuses = await statusesOf(most + 1, (number) => send(number, ip));
  expect(statuses).toEqual([...Array<number>(most).fill(status), 429]);
  expect((await send(0, ip)).status).toBe(status);
  vi.setSystemTime(Date.now() + 10 * 60_000 - 1);
  expect((await send(most, ip)).status).toBe(429);
  vi.setSystemTime(Date.now() + 1);
  expect((await send(most, ip)).status).toBe(status);
});
