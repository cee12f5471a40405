import { afterEach, expect, it, vi } from 'vitest';
import { sendBooking } from '~/features/studio/call-bookings';

const person = { name: '陳大文', phone: '9123 4567', email: 'man@example.com', wishes: '' };
const booking = { id: 'a'.repeat(32), room: 'a', start: 1, hours: 1, heads: 1, total: 800 };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends a booking once more under a new id if another was sent with its id', async () => {
  vi.stubGlobal('location', { pathname: '/en/studio-rental' });
  vi.stubGlobal('navigator', { onLine: true });
  const ids: unknown[] = [];
  vi.stubGlobal('fetch', (_: URL, { body }: { body: string }) => {
    const { id } = JSON.parse(body) as { id: string };
    ids.push(id);
    const isUsed = id === booking.id;
    return Promise.resolve(
      Response.json(isUsed ? { error: 'used' } : {}, { status: isUsed ? 409 : 201 }),
    );
  });
  expect(await sendBooking('/api/bookings', { ...booking, ...person, website: '' })).toEqual({
    kind: 'sent',
  });
  expect(ids).toEqual([booking.id, expect.stringMatching(/^[0-9a-f]{32}$/)]);
});
