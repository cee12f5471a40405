import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { safeStorage as safeStorageOf, whenStorageFails } from '~/boot/device-storage';
import { safely } from '~/lib/storage';

type Call = 'getItem' | 'setItem' | 'removeItem';

/** A browser's storage; the calls named throw. */
function realStorage(values: Record<string, string> = {}, ...refuses: Call[]) {
  const stored = new Map(Object.entries(values));
  const calls: Record<Call, ReturnType<typeof vi.fn>> = {
    getItem: vi.fn((key: string) => stored.get(key) ?? null),
    setItem: vi.fn((key: string, value: string) => stored.set(key, value)),
    removeItem: vi.fn((key: string) => stored.delete(key)),
  };
  for (const call of refuses) {
    calls[call].mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  const storage = { length: 0, clear: () => {}, key: () => null, ...calls } as unknown as Storage;
  return { storage, stored, calls };
}

const safeStorage = (real?: Storage) => safeStorageOf(safely(() => real));

const failed = vi.fn();
beforeEach(() => {
  failed.mockClear();
  whenStorageFails(failed);
});
afterEach(() => {
  whenStorageFails(() => {});
});

describe('storage that works', () => {
  it('reads and writes localStorage', () => {
    const { storage, stored } = realStorage({ cart: 'old' });
    const safe = safeStorage(storage);
    expect('cart' in safe).toBe(true);
    expect(safe['cart']).toBe('old');
    safe['cart'] = 'new';
    expect(safe['cart']).toBe('new');
    expect(stored.get('cart')).toBe('new');
    delete safe['cart'];
    expect(stored.has('cart')).toBe(false);
    expect(failed).not.toHaveBeenCalled();
  });

  it('has no keys that were not stored, not even those of Object.prototype', () => {
    const safe = safeStorage(realStorage().storage);
    for (const key of ['cart', 'toString', 'constructor']) {
      expect(key in safe, key).toBe(false);
      expect(safe[key], key).toBeUndefined();
    }
  });

  it('distinguishes an empty string from a missing key', () => {
    const safe = safeStorage(realStorage({ cart: '' }).storage);
    expect('cart' in safe).toBe(true);
    expect(safe['cart']).toBe('');
  });

  it('reads values that another tab has written', () => {
    const { storage, stored } = realStorage({ cart: 'old' });
    const safe = safeStorage(storage);
    stored.set('cart', 'from another tab');
    expect(safe['cart']).toBe('from another tab');
  });
});

describe('storage that is full', () => {
  it('keeps rejected values in memory and reports each failure', () => {
    const { storage, stored } = realStorage({ cart: 'old' }, 'setItem');
    const safe = safeStorage(storage);
    safe['cart'] = 'new';
    expect(safe['cart']).toBe('new');
    expect(stored.get('cart')).toBe('old');
    safe['wishlist'] = '[]';
    expect(failed).toHaveBeenCalledTimes(2);
  });

  it('writes to localStorage again once there is space', () => {
    const { storage, stored, calls } = realStorage();
    const safe = safeStorage(storage);
    calls.setItem.mockImplementationOnce(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    safe['cart'] = 'refused';
    safe['cart'] = 'taken';
    expect(stored.get('cart')).toBe('taken');
    stored.set('cart', 'from another tab');
    expect(safe['cart']).toBe('from another tab');
  });
});

describe.each([
  ['blocked, so that there is none', undefined],
  ['there but refuses every call', realStorage({}, 'getItem', 'setItem', 'removeItem').storage],
])('storage that is %s', (_, storage) => {
  it('keeps values in memory', () => {
    const safe = safeStorage(storage);
    expect('cart' in safe).toBe(false);
    expect(safe['cart']).toBeUndefined();
    safe['cart'] = 'new';
    expect(safe['cart']).toBe('new');
    expect(failed).toHaveBeenCalledOnce();
    delete safe['cart'];
    expect('cart' in safe).toBe(false);
  });
});
