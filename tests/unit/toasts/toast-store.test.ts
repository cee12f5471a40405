import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $toasts, dismiss, remove, show } from '~/features/toasts/toast-store';
import { REMOVAL_DELAY } from '~/features/toasts/toast-rules';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  remove();
  vi.useRealTimers();
});

describe('show', () => {
  it('replaces the previous toast and returns a new id', () => {
    const first = show({ title: 'First' });
    const second = show({ title: 'Second', variant: 'destructive' });
    expect(second).not.toBe(first);
    expect($toasts.get()).toEqual([
      { id: second, title: 'Second', variant: 'destructive', open: true },
    ]);
  });
});

describe('dismiss', () => {
  it('closes a toast at once and removes it 1,000,000 ms later', () => {
    const id = show({ title: 'Added' });
    dismiss(id);
    expect($toasts.get()).toMatchObject([{ id, open: false }]);
    expect(REMOVAL_DELAY).toBe(1_000_000);
    vi.advanceTimersByTime(REMOVAL_DELAY - 1);
    expect($toasts.get()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(1);
    expect($toasts.get()).toEqual([]);
  });

  it('without an id closes and removes all', () => {
    show({ title: 'Added' });
    dismiss();
    expect($toasts.get()).toMatchObject([{ open: false }]);
    vi.advanceTimersByTime(REMOVAL_DELAY);
    expect($toasts.get()).toEqual([]);
  });

  it('leaves other toasts open', () => {
    const id = show({ title: 'Added' });
    dismiss('another');
    expect($toasts.get()).toMatchObject([{ id, open: true }]);
  });

  it('does not remove a later toast', () => {
    dismiss(show({ title: 'First' }));
    const second = show({ title: 'Second' });
    vi.advanceTimersByTime(REMOVAL_DELAY);
    expect($toasts.get()).toMatchObject([{ id: second, open: true }]);
  });

  it('does not notify when its toast was already replaced', () => {
    dismiss(show({ title: 'First' }));
    show({ title: 'Second' });
    const changes: unknown[] = [];
    const stop = $toasts.listen((toasts) => changes.push(toasts));
    vi.advanceTimersByTime(REMOVAL_DELAY);
    stop();
    expect(changes).toEqual([]);
  });
});

it('remove takes effect without delay', () => {
  const id = show({ title: 'Added' });
  remove('another');
  expect($toasts.get()).toHaveLength(1);
  remove(id);
  expect($toasts.get()).toEqual([]);
});
