import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import customFields from '~cms/../custom-fields.json';
import badgeLabels from '~cms/../labels/badges.json';
import categoryLabels from '~cms/../labels/category.json';
import codeLabels from '~cms/../labels/code.json';
import familyLabels from '~cms/../labels/family.json';
import guide from '~cms/../labels/guide.json';
import options from '~cms/../labels/options.json';
import productLabels from '~cms/../labels/product.json';
import { badges } from '~/features/products/product';

interface Type {
  info: { singularName: string; displayName: string };
  attributes: Record<string, { enum?: string[]; customField?: string }>;
}
/** Types with entries that editors see, which excludes hours of bookings. */
const types = Object.values(
  import.meta.glob<Type>('/scripts/cms/src/api/*/content-types/*/schema.json', {
    eager: true,
    import: 'default',
  }),
).filter(({ info }) => info.singularName !== 'booking-hour');
const labels = import.meta.glob<Record<string, { zh: string; en: string }>>(
  '/scripts/cms/src/labels/*.json',
  { eager: true, import: 'default' },
);

it.each(types)('every field of a $info.displayName has a label in both languages', (type) => {
  const own = labels[`/scripts/cms/src/labels/${type.info.singularName}.json`] ?? {};
  expect(Object.keys(own).sort()).toEqual(Object.keys(type.attributes).sort());
  for (const { zh, en } of Object.values(own)) {
    expect(zh).toMatch(/\p{Script=Han}|^(SKU|HTML)/u);
    expect(en).toMatch(/^[A-Z][^\p{Script=Han}]+$/u);
  }
});

it.each([
  ['product', productLabels],
  ['category', categoryLabels],
  ['code', codeLabels],
  ['family', familyLabels],
])('every field of a %s has a hint in both languages', (_, labels) => {
  for (const { hint } of Object.values(labels)) {
    expect(hint.zh).toMatch(/^.*\p{Script=Han}.*。$/u);
    expect(hint.en).toMatch(/^[\dA-Z][^\p{Script=Han}]+\.$/u);
  }
});

it('every file of hints is one that the forms show', () => {
  const forms = readFileSync('scripts/cms/src/admin/forms.tsx', 'utf8');
  const hinted = Object.entries(labels).filter(([, fields]) =>
    Object.values(fields).some((field) => 'hint' in field),
  );
  expect(hinted.map(([path]) => basename(path)).filter((name) => !forms.includes(name))).toEqual(
    [],
  );
});

it('every value of a choice has words', () => {
  const choices = types.flatMap(({ info, attributes }) =>
    Object.entries(attributes).flatMap(([name, { enum: values }]) =>
      values ? [[info.displayName, name, ...values].join()] : [],
    ),
  );
  const named = Object.entries<Record<string, object>>(options).flatMap(([type, fields]) =>
    Object.entries(fields).map(([name, words]) => [type, name, ...Object.keys(words)].join()),
  );
  expect(named.sort()).toEqual(choices.sort());
});

it('the guide to the first day has its pictures in both languages', () => {
  const folder = 'scripts/cms/src/admin/guide';
  const files = guide.steps.flatMap(({ picture }) =>
    picture ? [`${picture}-zh.webp`, `${picture}-en.webp`] : [],
  );
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

it('the badges that an editor can choose are those of the shop', () => {
  expect(Object.keys(badgeLabels)).toEqual([...badges, 'featured']);
});

it('each input of the shop’s own is in use, and each that is in use exists', () => {
  const used = types
    .flatMap(({ attributes }) => Object.values(attributes))
    .flatMap(({ customField }) => customField?.replace('global::', '') ?? []);
  expect([...new Set(used)].sort()).toEqual(Object.keys(customFields).sort());
});
