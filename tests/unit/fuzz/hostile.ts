import fc from 'fast-check';
import {
  attributeOf,
  attributes,
  kinds,
  type Attribute,
  type Kind,
} from '~/features/products/specifications/kinds';
import { badges, categoryIds } from '~/features/products/product';
import { fakeProduct } from '../../cms/fake/entries';
import type { FakeEntry } from '../../cms/fake/strapi';

/** Text with a special meaning in markup, templates, terminals, paths or JavaScript. */
const FRAGMENTS = [
  ...['<script>alert(1)</script>', '</script>', '</title>', '</textarea>', '<!--', '-->', ']]>'],
  ...['"><img src=x onerror=alert(1)>', "' onmouseover='x", '<b', '&lt;', '&#0;', '&amp', '`'],
  ...['$&', '$`', "$'", '$1', '${x}', '{{name}}', '{{-name}}', '$t(common.close)', '{x}', '%s'],
  ...[
    '../',
    '..\\',
    '%2e%2e%2f',
    '/',
    '\\',
    '\u0000',
    '?a=b',
    '#',
    '%',
    ',',
    'javascript:alert(1)',
  ],
  ...['\ud800', '\udc00', '🎸', '👨\u200d👩\u200d👧', 'e\u0301\u0302\u0303', 'שלום', 'ﷺ', 'İ', 'ß'],
  ...['\u202e', '\u2066', '\u2069', '\u200f', '\u200b', '\ufeff', '\u00ad', '\u00a0', '\u3000'],
  ...['\u001b[2J', '\u0007', '\u007f', '\u0085', '\ufffe', '\uffff', '\u{1fffe}', '\ufdd0'],
  ...['\u2028', '\u2029', '\r\n', '\n', '\r', '\t', ' ', '\ufffd'],
  ...['__proto__', 'constructor', 'toString', 'null', 'NaN', '0', '-1', '1e999', '0x10', '12'],
  ...['Fender', '結他', 'Fender Stratocaster', 'PX-S1100', '88-key', 'con', 'nul', 'index'],
];

const fragment = fc.constantFrom(...FRAGMENTS);

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fragment,
  { arbitrary: fc.array(fragment, { maxLength: 8 }).map((parts) => parts.join('')), weight: 4 },
  { arbitrary: fc.array(fragment, { maxLength: 8 }).map((parts) => parts.join(' ')), weight: 2 },
  fc.string({ unit: 'binary', maxLength: 40 }),
  // Lengths around the limits of titles and descriptions.
  fc
    .tuple(fragment, fc.constantFrom(20, 40, 255, 20_000), fc.integer({ min: -1, max: 1 }))
    .map(([part, limit, off]) => part.repeat(limit).slice(0, limit + off)),
);

const KEYS = [
  ...Object.keys(fakeProduct(1)),
  ...['attributes', 'data', 'url', 'descriptionEn', 'lines', 'quantity', 'version'],
  ...['kind', 'keywords', 'goesWith', 'sku', 'gtin', 'mpn', 'madeIn', 'delivery', 'zh', 'en'],
  ...['__proto__', 'constructor', 'toString', 'toJSON', 'length', 'then'],
];

/** Any JSON value, including objects with unusual keys. */
const hostileValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    hostileText,
    fc.constantFrom(null, true, false, 0, -0, -1, 1, 1.5, 2 ** 53, 1e308, '', [], {}),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...KEYS), hostileText), tie('value')), {
        maxLength: 4,
      })
      // `fromEntries` makes `__proto__` a property, as JSON.parse does.
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value;

const anyId = fc.oneof(
  fc.stringMatching(/^[\w-]{1,12}$/),
  fc.constantFrom('a', 'A', 'b', 'B', '-', '_', '__proto__', 'con', 'CON', 'Lpt9', 'index', 'x y'),
  fc.constantFrom(49, 50, 51).map((length) => 'x'.repeat(length)),
  fc.integer({ min: -2, max: 9 }),
  hostileText,
);

/** A placeholder for secrets in URLs, which must not be reported. */
export const SECRET = 'hunter2';

const anyAddress = fc.oneof(
  hostileText,
  hostileText.map((text) => `/uploads/x.png?sig=${SECRET}&${text}`),
  hostileText.map((text) => `https://editor:${SECRET}@cdn.example/${text}?sig=${SECRET}#${SECRET}`),
  hostileText.map((text) => `//${text}/x.png`),
  hostileText.map((text) => `data:image/png;base64,${SECRET}${text}`),
  fc.constantFrom('//cdn.example/x', 'file:///etc/passwd', 'http://', 'http://[::1', 'HTTPS:x'),
);

const anyPicture = fc.oneof(
  hostileValue,
  anyAddress.map((url) => ({ url })),
  anyAddress.map((url) => ({ data: { attributes: { url, updatedAt: '2026' } } })),
);

/** Hostile text that is valid in fields that require a letter and allow 40 characters. */
const hostileLabel = hostileText.map((text) => `x${text.slice(0, 38)}`);

const inEachLanguage = (text: fc.Arbitrary<unknown>) => fc.record({ zh: text, en: text });

const listInEachLanguage = fc
  .array(hostileLabel, { minLength: 1, maxLength: 3 })
  .map((items) => ({ zh: items, en: items }));

/** A valid value of an attribute, except for hostile texts. */
function valueOf(attribute: Attribute): fc.Arbitrary<unknown> {
  const number = fc.oneof(
    fc.integer({ min: 0, max: 20_000 }),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  );
  switch (attribute.type) {
    case 'number':
      return number;
    case 'range':
      return fc.tuple(number, number).map(([a, b]) => (a < b ? [a, b] : [b, a]));
    case 'option':
      return fc.constantFrom(...Object.keys(attribute.options));
    case 'options':
      return fc.subarray(Object.keys(attribute.options), { minLength: 1 });
    case 'flag':
      return fc.boolean();
    case 'text':
      return inEachLanguage(hostileLabel);
  }
}

/** Values of some attributes of a kind. */
const valuesOf = ({ attributes }: Kind) =>
  fc.record(Object.fromEntries(attributes.map((id) => [id, valueOf(attributeOf(id))])), {
    requiredKeys: [],
  });

/** Fields of specifications other than the attributes: valid except for hostile texts. */
const details = {
  keywords: fc.record({ zh: fc.array(hostileLabel, { maxLength: 3 }) }),
  goesWith: fc.array(fc.integer({ min: 0, max: 9 }).map(String), { maxLength: 6 }),
  sku: hostileLabel,
  gtin: fc.constantFrom('4006381333931', '96385074', '036000291452', '10012345678902'),
  mpn: hostileLabel,
  madeIn: fc.stringMatching(/^[A-Z]{2}$/),
  delivery: inEachLanguage(hostileLabel),
  story: fc.array(
    fc.record({ heading: inEachLanguage(hostileLabel), text: inEachLanguage(hostileLabel) }),
    { maxLength: 3 },
  ),
  features: listInEachLanguage,
  included: listInEachLanguage,
};

/** A kind of a category, some of its attributes, and details: valid except for hostile texts. */
const specifications: fc.Arbitrary<FakeEntry> = fc.constantFrom(...categoryIds).chain((category) =>
  fc.constantFrom(...kinds[category]).chain((kind) =>
    fc.record(
      {
        ...details,
        category: fc.constant(category),
        kind: fc.constant(kind.id),
        attributes: valuesOf(kind),
      },
      { requiredKeys: ['category', 'kind', 'attributes'] },
    ),
  ),
);

/** Fields of specifications that may belong to different kinds. */
const wrongSpecifications: fc.Arbitrary<FakeEntry> = fc
  .tuple(
    fc.constantFrom(...categoryIds.flatMap((id) => kinds[id].map(({ id }) => id)), ''),
    fc.dictionary(
      fc.constantFrom('attributes', ...Object.keys(details)),
      fc.oneof(
        hostileValue,
        fc.dictionary(fc.constantFrom(...Object.keys(attributes)), hostileValue),
        inEachLanguage(fc.array(hostileText, { maxLength: 22 })),
        fc.array(anyId, { maxLength: 22 }),
        fc.stringMatching(/^\d{8,14}$/),
      ),
      { maxKeys: 4 },
    ),
  )
  .map(([kind, fields]) => ({ kind, ...fields }));

const price = fc.oneof(fc.integer({ min: 1, max: 200_000 }), hostileValue);

/** Products of the CMS: valid, nearly valid, or arbitrary. */
export const hostileItem: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: nearlyValid(), weight: 6 },
  { arbitrary: nearlyValid().map(nested), weight: 3 },
  hostileValue,
  fc.tuple(nearlyValid(), hostileValue).map(([item, attributes]) => ({ ...item, attributes })),
);

function nearlyValid(): fc.Arbitrary<FakeEntry> {
  const field = {
    documentId: anyId,
    name: hostileText,
    nameEn: hostileText,
    price,
    originalPrice: price,
    description: hostileText,
    descriptionEn: hostileText,
    category: fc.oneof(fc.constantFrom(...categoryIds), hostileText),
    badges: fc.array(fc.oneof(fc.constantFrom(...badges, 'featured'), hostileText), {
      maxLength: 22,
    }),
    inStock: fc.boolean(),
    image: anyPicture,
    gallery: fc.oneof(hostileValue, fc.array(anyPicture, { maxLength: 25 })),
  };
  const anything = fc.dictionary(fc.constantFrom(...KEYS), hostileValue, { maxKeys: 2 });
  const none = fc.constant({});
  return fc
    .tuple(
      fc.nat(),
      fc.record(field, { requiredKeys: [] }),
      fc.oneof({ arbitrary: none, weight: 2 }, specifications, wrongSpecifications),
      fc.oneof(none, anything),
    )
    .map(([number, ...fields]) => fakeProduct(number, Object.assign({}, ...fields) as FakeEntry));
}

/** The format of an entry in Strapi 4. */
function nested({ id, documentId, ...attributes }: FakeEntry): FakeEntry {
  return { id, documentId, attributes };
}

/** Text that is JSON, nearly JSON, or arbitrary. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: hostileValue.map((value) => JSON.stringify(value)), weight: 4 },
  fc.tuple(hostileValue, fc.nat(100)).map(([value, end]) => JSON.stringify(value).slice(0, end)),
  hostileText,
  fc.integer({ min: 1, max: 50_000 }).map((depth) => '['.repeat(depth)),
);
