import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageToggle } from '~/boot/head-scripts';
import { property } from '../property';

class Link {
  href = '';
  readonly dataset: { languageToggle: string };

  constructor(prefix: string) {
    this.dataset = { languageToggle: prefix };
  }

  closest() {
    return this;
  }
}

/** Returns the `href` that the inline script sets on a clicked language link. */
function hrefFrom(address: string, prefix: string): string {
  const link = new Link(prefix);
  const click = (listener: (event: { target: Link }) => void) => {
    listener({ target: link });
  };
  runInNewContext(languageToggle, {
    addEventListener: (_: string, listener: Parameters<typeof click>[0]) => {
      click(listener);
    },
    location: new URL(address),
    Element: Link,
    HTMLAnchorElement: Link,
  });
  return link.href;
}

it.each([
  ['/', '/en', '/en'],
  ['/en', '', '/'],
  ['/en/', '', '/'],
  ['/product/12', '/en', '/en/product/12'],
  ['/en/product/12', '', '/product/12'],
  ['/english', '/en', '/en/english'],
  ['/cart?a=1#b', '/en', '/en/cart?a=1#b'],
  ['/en?a=1#b', '', '/?a=1#b'],
])('%s, to the language at "%s": %s', (path, prefix, expected) => {
  expect(hrefFrom(`https://shop.example${path}`, prefix)).toBe(expected);
});

const segment = fc.constantFrom('/', '\\', '/en', 'en', '//evil.example', '%2f', '%5c', '.', '..');
property(
  'stays on the host for any path',
  [fc.array(segment), fc.constantFrom('', '/en')],
  (segments, prefix) => {
    const href = hrefFrom(`https://shop.example/${segments.join('')}`, prefix);
    expect(href).toMatch(/^\/(?![/\\])/);
  },
);
