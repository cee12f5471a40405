import { expect, it, vi } from 'vitest';
import { once } from '~/lib/once';

it('calls once for each key, also at the same time', async () => {
  const call = vi.fn((key: string) => Promise.resolve(key.toUpperCase()));
  const callOnce = once(call);
  expect(await Promise.all([callOnce('a'), callOnce('a'), callOnce('b')])).toEqual(['A', 'A', 'B']);
  expect(await callOnce('a')).toBe('A');
  expect(call).toHaveBeenCalledTimes(2);
});

it('passes on the arguments of the first call', async () => {
  const callOnce = once((key: string, add: string) => Promise.resolve(key + add));
  expect([await callOnce('a', '1'), await callOnce('a', '2')]).toEqual(['a1', 'a1']);
});

it('forgets a call that is rejected, for all that waited for it', async () => {
  const call = vi.fn<(key: string) => Promise<string>>().mockResolvedValue('late');
  call.mockRejectedValueOnce(new Error('offline'));
  const callOnce = once(call);
  const both = await Promise.allSettled([callOnce('a'), callOnce('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await callOnce('a')).toBe('late');
  expect(call).toHaveBeenCalledTimes(2);
});

it('does not forget a later call because an earlier one is rejected', async () => {
  const first = Promise.withResolvers<string>();
  const call = vi.fn<(key: string) => Promise<string>>().mockReturnValueOnce(first.promise);
  call.mockResolvedValue('second');
  const callOnce = once(call);
  const earlier = callOnce('a');
  callOnce.forget('a');
  expect(await callOnce('a')).toBe('second');
  first.reject(new Error('offline'));
  await expect(earlier).rejects.toThrow('offline');
  await callOnce('a');
  expect(call).toHaveBeenCalledTimes(2);
});
