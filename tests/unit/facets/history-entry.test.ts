import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dropEntry,
  savedState,
  saveState,
  writeEntry,
  writeEntryLater,
} from '~/features/facets/list/history-entry';

const FRAME = 16;
const replaceState = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, FRAME));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('history', { state: { shown: 48 }, replaceState });
});

afterEach(() => {
  dropEntry();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  replaceState.mockReset();
});

describe('the history entry of what is shown', () => {
  it('is written once, after the next frame', () => {
    const write = vi.fn();
    writeEntryLater(write);
    vi.advanceTimersByTime(FRAME - 1);
    expect(write).not.toHaveBeenCalled();
    vi.runAllTimers();
    writeEntry();
    expect(write).toHaveBeenCalledOnce();
  });

  it('has no stored list before it is written', () => {
    expect(savedState()).toEqual({ shown: 48 });
    writeEntryLater(() => undefined);
    expect(savedState()).toEqual({});
    writeEntry();
    expect(savedState()).toEqual({ shown: 48 });
  });

  it('is written before something is stored in it', () => {
    const write = vi.fn();
    writeEntryLater(write);
    saveState({ scrollY: 500 });
    expect(replaceState).toHaveBeenCalledExactlyOnceWith({ shown: 48, scrollY: 500 }, '');
    expect(write).toHaveBeenCalledBefore(replaceState);
  });

  it('is never written once it is dropped', () => {
    const write = vi.fn();
    writeEntryLater(write);
    dropEntry();
    vi.runAllTimers();
    expect(write).not.toHaveBeenCalled();
  });
});
