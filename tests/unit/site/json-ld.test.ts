import fc from 'fast-check';
import { expect } from 'vitest';
import { serializeJsonLd } from '~/site/head/json-ld';
import { property } from '../property';

const tricky = fc.constantFrom('</script>', '<!--', ']]>', '&lt;', '\u2028', '\u2029', '\\u003c');
const codePoints = fc.array(fc.nat(0x10ffff), { maxLength: 8 });
const anything = codePoints.map((points) => String.fromCodePoint(...points));
const text = fc.array(fc.oneof(anything, tricky)).map((parts) => parts.join(''));
property(
  'escapes and round-trips any data',
  [fc.dictionary(text, fc.oneof(text, fc.array(text), fc.integer()))],
  (data) => {
    const node = { '@type': 'Product', data };
    const written = serializeJsonLd(node);
    expect(written).not.toContain('<');
    // Compared as JSON, which does not round-trip lone surrogates, `-0` and `__proto__`.
    expect(JSON.stringify(JSON.parse(written))).toBe(
      JSON.stringify({ '@context': 'https://schema.org', ...node }),
    );
  },
);
