import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $toasts, dismiss, remove, show, update } from '~/features/toasts/toast-store';

const REMOVAL_DELAY = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  remove();
  vi.useRealTimers();
});

describe('show', () => {
  it('puts the newest in place of the one before, under an id of its own', () => {
    const first = show({ title: 'First' });
    const second = show({ title: 'Second', variant: 'destructive' });
    expect(second).not.toBe(first);
    expect($toasts.get()).toEqual([
      { id: second, title: 'Second', variant: 'destructive', open: true },
    ]);
  });

  it('counts its ids up', () => {
    const [first, second] = [show({ title: 'First' }), show({ title: 'Second' })];
    expect(Number(second)).toBe(Number(first) + 1);
  });
});

it('update changes a toast while it is shown', () => {
  const id = show({ title: 'Sending' });
  update(id, { title: 'Sent' });
  expect($toasts.get()).toMatchObject([{ id, title: 'Sent', open: true }]);
});

describe('dismiss', () => {
  it('closes a toast at once and takes it off the list 1,000,000 ms later', () => {
    const id = show({ title: 'Added' });
    dismiss(id);
    expect($toasts.get()).toMatchObject([{ id, open: false }]);
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

  it('of another toast leaves this one open', () => {
    const id = show({ title: 'Added' });
    dismiss('another');
    expect($toasts.get()).toMatchObject([{ id, open: true }]);
  });

  it('does not reach the toast that came after, neither at once nor later', () => {
    dismiss(show({ title: 'First' }));
    const second = show({ title: 'Second' });
    vi.advanceTimersByTime(REMOVAL_DELAY);
    expect($toasts.get()).toMatchObject([{ id: second, open: true }]);
  });

  it('leaves whoever shows the toast after it in peace', () => {
    dismiss(show({ title: 'First' }));
    show({ title: 'Second' });
    const changes: unknown[] = [];
    const stop = $toasts.listen((toasts) => changes.push(toasts));
    vi.advanceTimersByTime(REMOVAL_DELAY);
    stop();
    expect(changes).toEqual([]);
  });
});

it('remove takes a toast off the list without delay', () => {
  const id = show({ title: 'Added' });
  remove('another');
  expect($toasts.get()).toHaveLength(1);
  remove(id);
  expect($toasts.get()).toEqual([]);
});
