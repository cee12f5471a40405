import { expect, it, vi } from 'vitest';
import { oncePerVersion, oneAtATime } from '../../../scripts/cms/src/admin/once';

it('a second click does nothing while the first is pending, and until the entry has changed', async () => {
  const once = oncePerVersion();
  const save = vi.fn(() => Promise.resolve(true));
  await Promise.all([once('a', save), once('a', save)]);
  await once('a', save);
  expect(save).toHaveBeenCalledTimes(1);
  await once('b', save);
  expect(save).toHaveBeenCalledTimes(2);
});

it('a step that failed can be tried again, also for a new entry', async () => {
  const once = oncePerVersion();
  const save = vi.fn(() => Promise.resolve(false));
  await once(undefined, save);
  await once(undefined, save);
  await expect(once(undefined, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await once(undefined, save);
  expect(save).toHaveBeenCalledTimes(3);
});

it('a second click of another button does nothing while the first is pending, even if that fails', async () => {
  const once = oneAtATime();
  const [apply, upload] = [
    vi.fn(() => Promise.reject(new Error('x'))),
    vi.fn(() => Promise.resolve()),
  ];
  const first = once(apply);
  await once(upload);
  await expect(first).rejects.toThrow('x');
  expect(upload).not.toHaveBeenCalled();
  await once(upload);
  expect(upload).toHaveBeenCalledTimes(1);
});
