import { expect, it, vi } from 'vitest';

const { href } = new URL('../../../scripts/server/reload-page.js', import.meta.url);

let loads = 0;

/** Loads the script anew, on a page with these properties; returns what it does. */
async function load({ busy = false, earlyInput = new Set<string>() } = {}) {
  const page = new EventTarget();
  const reload = vi.fn();
  const source: { onmessage?: (event: { data: string }) => void } = {};
  vi.stubGlobal('window', { earlyInput });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: () => undefined,
    querySelector: () => (busy ? {} : null),
  });
  vi.stubGlobal('EventSource', function EventSource() {
    return source;
  });
  loads += 1;
  await import(`${href}?build=${loads}`);
  return {
    type: () => page.dispatchEvent(new Event('input')),
    reloadsFor(data: string) {
      source.onmessage?.({ data });
      return reload.mock.calls.length > 0;
    },
  };
}

it('a page is reloaded by another build', async () => {
  expect((await load()).reloadsFor('other')).toBe(true);
});

it('a page is not reloaded while it is used', async () => {
  const typed = await load();
  typed.type();
  expect(typed.reloadsFor('other')).toBe(false);
  expect((await load({ busy: true })).reloadsFor('other')).toBe(false);
  expect((await load({ earlyInput: new Set(['name']) })).reloadsFor('other')).toBe(false);
});
