import { describe, expect, it } from 'vitest';
import { add, nextId, type Toast } from '~/features/toasts/toast-rules';

const toast = (id: string, wanted: Partial<Toast> = {}): Toast => ({
  id,
  title: `Toast ${id}`,
  open: true,
  variant: 'default',
  ...wanted,
});

describe('add', () => {
  it('adds an open toast of the default variant', () => {
    expect(add([], '1', { title: 'Toast 1' })).toEqual([toast('1')]);
    expect(add([], '1', { title: 'Toast 1', variant: 'destructive' })).toEqual([
      toast('1', { variant: 'destructive' }),
    ]);
  });

  it('keeps description and action', () => {
    const content = {
      title: 'Added to Cart',
      description: 'Fender Guitar has been added to your cart',
      action: { text: 'View cart', href: '/en/cart' },
    };
    expect(add([], '1', content)).toEqual([toast('1', content)]);
  });

  it('replaces older toasts', () => {
    expect(add([toast('1')], '2', { title: 'Toast 2' })).toEqual([toast('2')]);
  });
});

describe('nextId', () => {
  it('counts', () => {
    expect([0, 1, 41].map(nextId)).toEqual([1, 2, 42]);
  });

  it('wraps around below the maximum safe integer', () => {
    expect(nextId(Number.MAX_SAFE_INTEGER - 2)).toBe(Number.MAX_SAFE_INTEGER - 1);
    expect(nextId(Number.MAX_SAFE_INTEGER - 1)).toBe(0);
  });
});
