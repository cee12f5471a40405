import { expect, it, vi } from 'vitest';
import firstUse from '~/boot/client-first-use';

/** The part of an island that the directive uses; `ssr` marks it until it is hydrated. */
class Island extends EventTarget {
  isHydrated = false;

  hasAttribute(name: string) {
    return name === 'ssr' && !this.isHydrated;
  }

  contains() {
    return false;
  }
}

it('fetches the scripts of an island when it is used, again if they could not be fetched, once otherwise', async () => {
  vi.stubGlobal('document', { activeElement: null });
  const island = new Island();
  let isOnline = false;
  // After a failure, Astro passes on a function that does nothing.
  const load = vi.fn(() =>
    Promise.resolve(() => {
      island.isHydrated = isOnline;
      return Promise.resolve();
    }),
  );
  firstUse(load, { name: 'first-use', value: '' }, island as unknown as HTMLElement);
  const use = async (type: string) => {
    island.dispatchEvent(new Event(type));
    // A press is also a click.
    island.dispatchEvent(new Event('click'));
    await new Promise((resolve) => setTimeout(resolve));
    return load.mock.calls.length;
  };
  expect(load).not.toHaveBeenCalled();
  expect(await use('focusin')).toBe(1);
  isOnline = true;
  expect(await use('pointerdown')).toBe(2);
  expect(await use('focusin')).toBe(2);
});
