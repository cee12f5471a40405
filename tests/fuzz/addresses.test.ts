import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedFacets, optionsIn, type FacetOptions } from '~/features/facets/facets';
import { selectedOptions, selectedRange } from '~/features/facets/filter';
import { sorts } from '~/features/facets/sorting';
import { readView, viewKeys, writeView } from '~/features/catalogue/view';
import { mailLink } from '~/features/contact/mailto';
import { badges, categoryIds } from '~/features/products/product';
import { check } from './check';
import { hostileText } from './hostile';

const ORIGIN = 'https://shop.example';
const ROOT = '/en/instruments';
const ATTRIBUTES = ['pattern', 'weight'];

describe('the catalogue page', () => {
  const brand = hostileText
    .map((text) => text.replace(/[\s,]/g, '').toWellFormed())
    .filter((brand) => brand !== '');
  const brands = fc.uniqueArray(brand, { maxLength: 6 });
  const value = (brands: readonly string[]) =>
    fc.oneof(
      hostileText,
      fc.double().map(String),
      fc
        .array(fc.constantFrom(...brands, ...categoryIds, ...badges, ...sorts, 'in', '', '500'))
        .map((values) => values.join(',')),
    );
  const key = fc.oneof(fc.constantFrom(...viewKeys(ATTRIBUTES)), hostileText);
  const visit = brands.chain((brands) =>
    fc.record({
      brands: fc.constant(brands),
      path: fc.oneof(fc.constantFrom('', ...categoryIds.map((id) => `/${id}`)), hostileText),
      query: fc.oneof(
        hostileText,
        fc
          .array(fc.tuple(key, value(brands)), { maxLength: 6 })
          .map((pairs) => String(new URLSearchParams(pairs))),
      ),
    }),
  );

  it('reads a valid view from any address, and its own addresses back', () => {
    check(visit, ({ brands, path, query }) => {
      const url = new URL(ORIGIN + ROOT);
      url.pathname += path;
      url.search = query;
      const options: FacetOptions = { ...optionsIn([]), brand: brands };
      const view = readView(url, { root: ROOT, options, attributeIds: ATTRIBUTES });

      expect(sorts).toContain(view.sort);
      for (const facet of fixedFacets) {
        if (facet.type !== 'range') {
          const selected = selectedOptions(view.filter, facet);
          expect(options[facet.id]).toEqual(expect.arrayContaining([...selected]));
          expect(new Set(selected).size).toBe(selected.length);
          if (facet.type === 'one') expect(selected.length).toBeLessThanOrEqual(1);
        } else {
          const { min, max } = selectedRange(view.filter, facet);
          expect(Number.isInteger(min) && Number.isInteger(max)).toBe(true);
          expect(facet.min <= min && min <= max && max <= facet.max).toBe(true);
        }
      }

      const address = writeView(view, ROOT);
      const own = new URL(address, ORIGIN);
      expect(own.origin).toBe(ORIGIN);
      expect(own.pathname.startsWith(ROOT)).toBe(true);
      expect(own.hash).toBe('');
      expect(
        writeView(readView(own, { root: ROOT, options, attributeIds: ATTRIBUTES }), ROOT),
      ).toBe(address);
    });
  });
});

it('a message is written to the shop and no one else', () => {
  const message = fc.record(
    { name: hostileText, phone: hostileText, subject: hostileText, message: hostileText },
    { requiredKeys: [] },
  );
  check(message, (message) => {
    const url = new URL(mailLink('shop@overtone.example', message));
    expect(url.href.startsWith('mailto:shop@overtone.example?')).toBe(true);
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    // Mail programs do not decode a plus sign.
    expect(url.search).not.toContain('+');
    expect(url.searchParams.get('subject')).toBe((message.subject ?? '').toWellFormed());
    // RFC 6068 demands CRLF for each line break.
    const text = (message.message ?? '').toWellFormed().trim().replaceAll(/\r?\n/g, '\r\n');
    expect(url.searchParams.get('body')?.startsWith(text)).toBe(true);
  });
});
