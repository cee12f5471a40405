import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serializeJsonLd } from '~/site/head/json-ld';

it('names its vocabulary', () => {
  expect(serializeJsonLd({ '@type': 'Product' })).toBe(
    '{"@context":"https://schema.org","@type":"Product"}',
  );
});

it('cannot be broken out of by the name of a product', () => {
  const name = '</script><script>alert(1)</script><!-- ]]> &amp; \u2028\u2029';
  const text = serializeJsonLd({ '@type': 'Product', name });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toMatchObject({ name });
});

it('says what it was given, with nothing that a script element could end at', () => {
  const tricky = fc.constantFrom('</script>', '<!--', ']]>', '&lt;', '\u2028', '\u2029', '\\u003c');
  const codePoints = fc.array(fc.nat(0x10ffff), { maxLength: 8 });
  const anything = codePoints.map((points) => String.fromCodePoint(...points));
  const text = fc.array(fc.oneof(anything, tricky)).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.array(text), fc.integer())), (data) => {
      const node = { '@type': 'Product', data };
      const written = serializeJsonLd(node);
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
      // As JSON itself would have said it: lone surrogates, `-0` and `__proto__` are its business.
      expect(JSON.stringify(JSON.parse(written))).toBe(
        JSON.stringify({ '@context': 'https://schema.org', ...node }),
      );
    }),
  );
});
