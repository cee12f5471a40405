import { expect, it, vi } from 'vitest';
import { bookingOutcome, sendBooking } from '~/features/studio/call-bookings';

const person = { name: '陳大文', phone: '9123 4567', email: 'man@example.com', wishes: '' };
const booking = { id: 'a'.repeat(32), room: 'a', start: 1, hours: 1, heads: 1, total: 800 };

it.each([
  ['used', { kind: 'sent' }, [booking.id, expect.stringMatching(/^[0-9a-f]{32}$/)]],
  ['changed', { kind: 'changed' }, [booking.id]],
])(
  'a booking is sent again under a new id only if another was sent with its id: %s',
  async (error, outcome, sent) => {
    vi.stubGlobal('location', { pathname: '/en/studio-rental' });
    vi.stubGlobal('navigator', { onLine: true });
    const ids: unknown[] = [];
    vi.stubGlobal('fetch', (_: URL, { body }: { body: string }) => {
      const { id } = JSON.parse(body) as { id: string };
      ids.push(id);
      const isFirst = id === booking.id;
      return Promise.resolve(
        Response.json(isFirst ? { error } : {}, { status: isFirst ? 409 : 201 }),
      );
    });
    expect(await sendBooking('/api/bookings', { ...booking, ...person, website: '' })).toEqual(
      outcome,
    );
    expect(ids).toEqual(sent);
  },
);

it.each([
  ['failed', { error: 'taken', next: [3, 'x', 4.5, 4] }, { kind: 'taken', next: [3, 4] }],
  ['failed', { error: 'taken' }, { kind: 'failed' }],
  ['failed', { error: 'other', next: [1] }, { kind: 'failed' }],
  ['sent', null, { kind: 'sent' }],
] as const)('a form that is %s and answered %j is %j', (outcome, body, expected) => {
  expect(bookingOutcome(outcome, body)).toEqual(expected);
});
