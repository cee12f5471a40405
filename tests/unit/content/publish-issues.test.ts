import type { LoaderContext } from 'astro/loaders';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { publishIssues } from '~/content/cms/publish-issues';
import { guideLoader } from '~/content/guide-loader';
import { guideSchema } from '~/content/guide-schema';
import { productSchema } from '~/content/product-schema';
import { applySetting } from '~/content/settings/apply-setting';
import { repositoryFiles, schemas, type EditorFile } from '~/content/settings/editor-files';
import type { EditedGuides } from '~/content/settings/guides-schema';
import { settingKinds, type SettingKindId } from '~/content/settings/setting-kinds';
import { fakeProduct } from '../../cms/fake/entries';

const CMS = 'http://localhost:1337';
// Other tests share the settings of zod.
afterAll(() => z.config(z.locales.en()));

const guitar = { category: 'guitars', kind: 'electric', attributes: { strings: 6 } };
const issuesOf = (fields: object, locale: 'zh' | 'en' = 'en') =>
  publishIssues('product', fakeProduct(1, { ...guitar, ...fields }), CMS, locale);
const fieldsOf = (fields: object) => issuesOf(fields).map(({ field }) => field);

/** One mistake each, with its field. */
const MISTAKES: [field: string, value: unknown, at?: string][] = [
  ['price', 1e9],
  ['badges', ['hott']],
  ['kind', 'violin'],
  ['attributes', { strings: 'six' }, 'attributes.strings'],
  ['attributes', { keys: 88 }, 'attributes.keys'],
  ['attributes', { handedness: 'upside-down' }, 'attributes.handedness'],
  ['attributes', { level: 'none' }, 'attributes.level'],
  ['features', { zh: ['好'] }, 'features.en'],
  ['features', { zh: ['好'], en: ['Good', 'Better'] }],
  ['keywords', { zh: ['x'.repeat(99)] }, 'keywords.zh.0'],
  ['gtin', '4957812649710'],
  ['madeIn', 'Japan'],
  ['stock', -1],
  ['delivery', { zh: '三日' }, 'delivery.en'],
];

describe('an entry that the shop would reject', () => {
  it.each(MISTAKES)(
    'is refused for its %s: %j, in the language of the editor',
    (field, value, at = field) => {
      const [zh, en] = (['zh', 'en'] as const).map((locale) =>
        issuesOf({ [field]: value }, locale),
      );
      expect(en?.map((issue) => issue.field)).toContain(at);
      expect(zh?.map((issue) => issue.field)).toEqual(en?.map((issue) => issue.field));
      for (const { reason } of en ?? []) expect(reason).not.toMatch(/\p{Script=Han}/u);
      for (const { reason } of zh ?? []) expect(reason).toMatch(/\p{Script=Han}/u);
    },
  );

  it('is refused for all that is wrong at once', () => {
    const wrong = {
      name: '',
      price: 9.5,
      originalPrice: 9,
      badges: ['hott'],
      attributes: { strings: 'six', keys: 88 },
      madeIn: 'Japan',
    };
    expect(fieldsOf(wrong).sort().join()).toBe(
      'attributes.keys,attributes.strings,badges,madeIn,name,originalPrice,price',
    );
    // The price has to be corrected anyway, and is too high and too low at the same time.
    const prices = { price: 9.5, originalPrice: 9, salePrice: 10 };
    expect(fieldsOf(prices).sort()).toEqual(['originalPrice', 'price', 'salePrice']);
    expect(fieldsOf({ price: 0 })).toEqual(['price']);
    expect(fieldsOf({ price: null, originalPrice: 9, salePrice: 10 })).toEqual(['price']);
  });
});

/** Entries that settings change, which have all of their fields. */
const SETTINGS = {
  'shop-setting': {},
  'shop-studio': { room: 'a' },
  'shop-service': { service: 'tuning' },
  'shop-guide': { slug: 'violin-size', category: 'guitars', products: [{ documentId: '1' }] },
  'shop-brand': { name: 'Boss' },
  'shop-policy': { section: 'privacy-use', publishedAt: '2026-12-01T00:00:00.000Z' },
  'shop-synonym': {},
} satisfies Record<SettingKindId, object>;
const texts = ['name', 'nameEn', 'description', 'descriptionEn', 'image'];
const WRONG = [
  ...['', ' ', '\n', '？', 'x', '25:00', '{{', '<b>', 'a/b', 'x'.repeat(30_000)],
  ...[-1, 0, 9.5, 1e12, true, {}, [''], [{}], [0]],
  ...[{ zh: ['好'] }, { zh: '好', en: '' }, Array.from({ length: 200 }, () => 'x')],
];

it.each<[Parameters<typeof publishIssues>[0], object, string[]]>([
  ['product', fakeProduct(1, guitar), Object.keys(productSchema.shape)],
  ['category', { documentId: 'guitars', name: '結他', nameEn: 'Guitars' }, texts],
  ['former-product', fakeProduct(1, guitar), ['name', 'nameEn', 'category', 'price']],
  ['family', { documentId: 'x', name: '簧片', nameEn: 'Reeds' }, [...texts, 'members']],
  ...Object.entries(SETTINGS).map(([id, entry]): [SettingKindId, object, string[]] => {
    const kind = id as SettingKindId;
    return [kind, entry, Object.keys(settingKinds[kind].places(entry, repositoryFiles) ?? {})];
  }),
])('each reason against a %s is in the language of the editor', (type, entry, fields) => {
  const issues = fields.flatMap((field) =>
    WRONG.flatMap((value) => publishIssues(type, { ...entry, [field]: value }, CMS, 'zh')),
  );
  expect(issues).not.toEqual([]);
  const others = issues.filter(
    ({ reason }) =>
      !/\p{Script=Han}/u.test(reason) || /\b(must|is|has|Invalid|expected)\b/.test(reason),
  );
  expect([...new Set(others.map(({ field, reason }) => `${field}: ${reason}`))]).toEqual([]);
});

/** Loads guides as a build does. The built-in ones have any texts. */
async function loadGuides(edited: unknown) {
  const builtIn = Object.keys(repositoryFiles['data/guides.json'] as object);
  const ids = builtIn.flatMap((slug) => [`${slug}/zh`, `${slug}/en`]);
  const data = { title: 'x', description: 'x' };
  const context = {
    store: new Map(ids.map((id) => [id, { id, data }])),
    parseData: (entry: { data: object }) => Promise.resolve(guideSchema.parse(entry.data)),
    renderMarkdown: (html: string) => Promise.resolve({ html }),
  } as unknown as LoaderContext;
  const files = { name: 'files', load: () => Promise.resolve() };
  await guideLoader(files, edited as EditedGuides).load(context);
}

const FURTHER_GUIDE = {
  slug: 'ukulele-sizes',
  ...{ title: '尺碼', titleEn: 'Sizes', description: '四種。', descriptionEn: 'Four.' },
  ...{ body: '## 一', bodyEn: '## One' },
};

it.each<[SettingKindId, Record<string, unknown>]>([
  ...(Object.entries(SETTINGS) as [SettingKindId, Record<string, unknown>][]),
  ['shop-guide', FURTHER_GUIDE],
])('a build accepts each %s that is published: %j', async (kind, entry) => {
  const places = settingKinds[kind].places(entry, repositoryFiles) ?? {};
  for (const field of Object.keys(places)) {
    for (const value of WRONG) {
      const both = { [field]: value, ...(`${field}En` in places && { [`${field}En`]: value }) };
      const result = applySetting(kind, { ...entry, ...both }, repositoryFiles);
      if ('issues' in result) continue;
      const { file } = places[field] as { file: EditorFile };
      expect(schemas[file].safeParse(result.files[file]).error, field).toBeUndefined();
      await loadGuides(result.files['data/guides.json']);
    }
  }
});

it('has nothing against a product that the shop shows', () => {
  expect(issuesOf({ badges: ['hot', 'featured'], originalPrice: '', goesWith: '' })).toEqual([]);
  expect(issuesOf({ badges: null })).toEqual([]);
});

it('refuses a category that is none of the shop’s', () => {
  const category = { documentId: 'x', name: '小結他', nameEn: 'Ukuleles' };
  expect(publishIssues('category', category, CMS, 'zh')).toMatchObject([
    { field: 'nameEn', reason: expect.stringMatching(/^不是任何分類：guitars/) as string },
  ]);
  expect(publishIssues('category', { ...category, nameEn: 'Guitars' }, CMS, 'en')).toEqual([]);
});

describe('a family', () => {
  const reed = (number: number, strength: number) =>
    fakeProduct(number, { category: 'accessories', kind: 'reed', attributes: { strength } });
  const [soft, hard, equal] = [reed(1, 2), reed(2, 3), reed(4, 2)];
  const family = (documentId: string, ...members: object[]) => ({
    documentId,
    name: '簧片',
    nameEn: 'Reeds',
    attributes: ['strength'],
    members,
  });
  const others = [family('other', equal, hard)];
  const refused = (members: object[], locale: 'zh' | 'en', families: object[] = []) =>
    publishIssues('family', family('own', ...members), CMS, locale, {
      products: [soft, hard, equal],
      families,
    });

  it('is refused if its products do not differ, at the field, in the language of the editor', () => {
    expect(refused([soft, hard], 'en')).toEqual([]);
    // The other is refused when it is published itself.
    expect(refused([soft, hard], 'en', [family('other', equal)])).toEqual([]);
    expect(refused([soft, equal], 'zh')).toMatchObject([
      { field: 'attributes.strength', reason: '所有產品這項都一樣' },
    ]);
  });

  it('is refused if another family has one of its products', () => {
    expect(refused([soft, hard], 'zh', others)).toMatchObject([
      { field: 'members', reason: '已屬另一組同款產品：Fender Guitar 2' },
    ]);
  });

  it('is refused without two published products', () => {
    const draft = fakeProduct(9);
    expect(refused([soft, draft], 'en')).toMatchObject([
      { field: 'members', reason: 'must be at least two published products' },
    ]);
  });
});
