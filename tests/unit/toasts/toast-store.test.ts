import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextId } from '~/features/toasts/toast-rules';
import { $toasts, dismiss, remove, show, update } from '~/features/toasts/toast-store';

/** ms (requirements §4). */
const REMOVAL_DELAY = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  remove();
  vi.useRealTimers();
});

it('a toast replaces the previous one, and has a new id', () => {
  const first = show({ title: 'First' });
  expect($toasts.get()).toEqual([{ id: first, title: 'First', variant: 'default', open: true }]);
  const content = {
    title: 'Second',
    description: 'Fender Guitar has been added to your cart',
    action: { text: 'View cart', href: '/en/cart' },
    variant: 'destructive',
  } as const;
  const second = show(content);
  expect(second).not.toBe(first);
  expect($toasts.get()).toEqual([{ ...content, id: second, open: true }]);
});

it('ids count, and wrap below the largest safe integer (requirements §3)', () => {
  expect([0, 41, Number.MAX_SAFE_INTEGER - 1].map(nextId)).toEqual([1, 42, 0]);
});

it('a dismissed toast is closed at once, and removed 1,000,000 ms later', () => {
  const id = show({ title: 'Added' });
  dismiss('another');
  expect($toasts.get()).toMatchObject([{ id, open: true }]);
  dismiss(id);
  vi.advanceTimersByTime(REMOVAL_DELAY - 1);
  expect($toasts.get()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(1);
  expect($toasts.get()).toEqual([]);
});

it('dismissing without an id closes and removes all', () => {
  show({ title: 'Added' });
  dismiss();
  expect($toasts.get()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(REMOVAL_DELAY);
  expect($toasts.get()).toEqual([]);
});

it('the removal of a toast neither removes nor announces a later one', () => {
  dismiss(show({ title: 'First' }));
  const second = show({ title: 'Second' });
  const changes: unknown[] = [];
  const stop = $toasts.listen((toasts) => changes.push(toasts));
  vi.advanceTimersByTime(REMOVAL_DELAY);
  stop();
  expect($toasts.get()).toMatchObject([{ id: second, open: true }]);
  expect(changes).toEqual([]);
});

it('remove takes effect without delay', () => {
  const id = show({ title: 'Added' });
  remove('another');
  expect($toasts.get()).toHaveLength(1);
  remove(id);
  expect($toasts.get()).toEqual([]);
});

it('a toast can be updated by its id (requirements §4)', () => {
  const id = show({ title: 'Sending', description: 'One moment' });
  update('another', { title: 'Other' });
  update(id, { title: 'Sent', variant: 'destructive' });
  expect($toasts.get()).toEqual([
    { id, title: 'Sent', description: 'One moment', variant: 'destructive', open: true },
  ]);
  dismiss(id);
  update(id, { title: 'Too late' });
  expect($toasts.get()).toMatchObject([{ id, title: 'Too late', open: false }]);
});
