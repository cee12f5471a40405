import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { publishIssues } from '~/content/cms/publish-issues';
import { applySetting } from '~/content/settings/apply-setting';
import { fileValues } from '~/content/settings/file-values';
import { repositoryFiles, schemas, type EditorFile } from '~/content/settings/editor-files';
import { readSettings } from '~/content/settings/read-settings';
import type { SettingKindId } from '~/content/settings/setting-kinds';
import { shopWith } from '~/content/settings/shop-with';
import { startFakeStrapi, type FakeStrapi } from '../../cms/fake/strapi';
import { temporaryFolder } from '../temporary-folder';

// Other tests share the settings of zod.
afterAll(() => z.config(z.locales.en()));

/** The issues in English, of which each is in Chinese, too. */
function issuesOf(kind: SettingKindId, fields: object) {
  const issuesIn = (locale: 'zh' | 'en') => publishIssues(kind, fields, 'http://localhost', locale);
  for (const { reason } of issuesIn('zh')) expect(reason).toMatch(/\p{Script=Han}/u);
  return issuesIn('en').map(({ field, reason }) => `${field}: ${reason}`);
}

function filesWith(kind: SettingKindId, fields: object) {
  const result = applySetting(kind, fields, repositoryFiles);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result.files;
}
const siteWith = (fields: object) => filesWith('shop-setting', fields)['data/site.json'];

it('the files of the repository are valid by the schemas that entries of the CMS are held to', () => {
  for (const [file, schema] of Object.entries(schemas)) {
    expect(schema.safeParse(repositoryFiles[file as EditorFile]).error, file).toBeUndefined();
  }
});

it.each([
  ['shop-setting', {}, { phone: expect.stringMatching(/^\+852/) as string, weekdaysOpen: '10:00' }],
  ['shop-studio', { room: 'b' }, { hourlyRate: 600, heads: 6 }],
  [
    'shop-studio',
    { room: 'teacher-drums' },
    { hourlyRate: 0, name: '鼓老師', nameEn: 'Drum teacher' },
  ],
  ['shop-service', { service: 'consulting' }, { nameEn: 'Advice before you buy', price: 0 }],
  [
    'shop-policy',
    { section: 'privacy-use' },
    { text: expect.stringMatching(/。\n\n.*。\n\n/) as string },
  ],
] as const)(
  'what the files say fills in the form of a %s, and changes nothing',
  (kind, about, some) => {
    const values = fileValues(kind, about);
    expect(values).toMatchObject(some);
    expect(filesWith(kind, { ...about, ...values })).toEqual(repositoryFiles);
  },
);

it('entries that the shop does not have get no values', () => {
  expect(fileValues('shop-studio', { room: 'z' })).toEqual({});
  expect(fileValues('shop-policy', {})).toEqual({});
  expect(fileValues('shop-guide', { slug: 'x' })).toEqual({});
  expect(fileValues('shop-synonym', { words: 'x' })).toEqual({});
});

describe('settings', () => {
  it('change only the filled-in fields', () => {
    expect(filesWith('shop-setting', {})).toEqual(repositoryFiles);
    const before = repositoryFiles['data/site.json'] as Record<string, object>;
    expect(
      siteWith({
        phone: ' 22223333',
        whatsapp: null,
        email: '',
        weekdaysOpen: '09:30:00.000',
        sundayClose: '17:00:00',
        closedDates: [
          { id: 7, date: '2027-10-01', until: null },
          { id: 8, date: '2027-02-27', until: '2027-03-01' },
          { id: 9, date: '2027-03-01' },
        ],
        social: [],
        shippingFee: 40,
        freeOver: 1000,
        bankAccountNumber: '123-456',
        fpsType: 'id',
        fpsValue: '1234567',
        demo: false,
        host: 'https://thief.example',
        cms: { adminUrl: 'https://thief.example' },
      }),
    ).toEqual({
      ...before,
      phone: '+852 2222 3333',
      hours: [
        { ...(before['hours'] as object[])[0], opens: '09:30' },
        (before['hours'] as object[])[1],
        { ...(before['hours'] as object[])[2], closes: '17:00' },
      ],
      delivery: {
        ...before['delivery'],
        closedDates: ['2027-02-27', '2027-02-28', '2027-03-01', '2027-10-01'],
      },
      shipping: { fee: 40, freeOver: 1000 },
      payment: {
        ...before['payment'],
        bank: {
          ...(before['payment'] as { bank: object }).bank,
          accountNumber: '123-456',
        },
        fps: { type: 'id', value: '1234567' },
      },
    });
  });

  it.each([
    ['phone', '2345678901', 'phone: must be an international number'],
    ['phone', '345 6789', 'phone: must be an international number such as +852 2345 6789'],
    ['email', 'hello', 'email: Invalid email address'],
    ['address', '旺角', 'addressEn: is missing'],
    ['bankNameEn', 'Bank', 'bankName: is missing'],
    ['weekdaysOpen', '25:00', 'weekdaysOpen: must be a time such as 10:00'],
    ['weekdaysOpen', '23:30', 'weekdaysClose: must be later than the shop opens'],
    ['closedDates', [{ date: '2027-13-01' }], 'closedDates.0: Invalid ISO date'],
    ['closedDates', '2027-02-17', 'closedDates: Invalid input: expected array'],
    [
      'closedDates',
      [{ date: '2027-02-17', until: '2027-02-20' }, { until: '2027-12-25' }],
      'closedDates.1: is missing',
    ],
    [
      'closedDates',
      [{ date: '2027-01-01' }, { date: '2027-03-29', until: '2027-03-26' }],
      'closedDates.1: must be later than the start',
    ],
    [
      'closedDates',
      [{ date: '2027-01-01', until: '2036-01-02' }],
      'closedDates: must be at most 100 days',
    ],
    ['freeOver', 0, 'freeOver: must be at least 1'],
    ['shippingFee', -1, 'shippingFee: must not be negative'],
    ['shippingFee', 9.5, 'shippingFee: must be a whole number of HK$'],
    ['fpsValue', '1234567', 'fpsType: must be one of id, phone, email'],
    ['fpsType', 'id', 'fpsValue: is missing'],
    [
      'social',
      [{ name: 'X', url: 'javascript:alert(1)' }],
      'social.0.url: must be an http(s) address',
    ],
    ['street', ' ', 'street: must be at least 1'],
    ['street', 'x'.repeat(99_999), 'street: must have at most 20000 characters'],
  ])('refuse %s %j', (field, value, reason) => {
    const issues = issuesOf('shop-setting', { [field]: value });
    expect(issues).toEqual([expect.stringContaining(reason) as string]);
  });
});

it('the CMS knows the shop with its settings; an invalid entry changes nothing', () => {
  const { site, rooms } = shopWith({ phone: '2222-3333' }, [
    { room: 'z', hourlyRate: 1 },
    { room: 'a', hourlyRate: 1 },
  ]);
  expect(site).toEqual({
    ...(repositoryFiles['data/site.json'] as object),
    phone: '+852 2222 3333',
  });
  const before = shopWith({ phone: '12' }, []);
  expect(before.site).toEqual(repositoryFiles['data/site.json']);
  expect(rooms).toEqual(
    before.rooms.map((room) => (room.id === 'a' ? { ...room, hourlyRate: 1 } : room)),
  );
});

describe('a studio', () => {
  it('has its equipment without unprintable characters; a teacher has none', () => {
    const features = { zh: ['\u0007鼓'], en: ['Drums\u202e'] };
    expect(filesWith('shop-studio', { room: 'a', features })['data/studios.json']).toMatchObject([
      { id: 'a', features: { zh: ['鼓'], en: ['Drums'] } },
      {},
      {},
    ]);
    expect(filesWith('shop-studio', { room: 'teacher-drums', features })).toEqual(repositoryFiles);
  });

  it.each([
    [{}, 'room: is missing'],
    [
      { room: 'z' },
      'room: must be one of a, b, c, teacher-guitar, teacher-piano, teacher-drums, teacher-violin',
    ],
    [{ room: 'a', name: 'A室' }, 'nameEn: is missing'],
    [{ room: 'a', hourlyRate: 0 }, 'hourlyRate: must be more than 0'],
    [{ room: 'a', features: { zh: ['鼓'] } }, 'features.en: is missing'],
  ])('is refused: %j', (fields, reason) => {
    expect(issuesOf('shop-studio', fields)).toEqual([reason]);
  });
});

describe('a brand', () => {
  it.each([
    [{ country: 'USA' }, 'name: is missing'],
    [{ name: 'Zoom', country: 'Atlantis' }, 'name: '],
    [{ name: '？' }, 'name: '],
  ])('is refused: %j', (fields, reason) => {
    expect(issuesOf('shop-brand', fields)).toEqual([expect.stringContaining(reason) as string]);
  });
});

describe('a section of a policy', () => {
  it('has other texts in both languages', () => {
    const files = filesWith('shop-policy', {
      section: 'refund-window',
      title: '期限',
      titleEn: 'How long',
      text: '三十天。\n\n請保留收據。',
      textEn: 'Thirty days.\n \nKeep your receipt: {{email}}.',
      items: '甲\n乙\n',
      itemsEn: 'One\nTwo',
    });
    const sectionOf = (locale: 'zh' | 'en') =>
      (
        files[`src/i18n/dictionaries/${locale}/policies.json`] as {
          refund: { sections: object[] };
        }
      ).refund.sections[0];
    expect(sectionOf('zh')).toMatchObject({
      title: '期限',
      paragraphs: ['三十天。', '請保留收據。'],
      items: ['甲', '乙'],
    });
    expect(sectionOf('en')).toMatchObject({
      title: 'How long',
      paragraphs: ['Thirty days.', 'Keep your receipt: {{email}}.'],
      items: ['One', 'Two'],
    });
  });

  it('gives its policy the later of both dates, and not the other one', () => {
    const changedBy = (publishedAt: string) => {
      const files = filesWith('shop-policy', { section: 'refund-window', publishedAt });
      const { privacy, refund } = files['src/i18n/dictionaries/zh/policies.json'] as Record<
        'privacy' | 'refund',
        { changed: string }
      >;
      return [privacy.changed, refund.changed];
    };
    const [privacy, refund] = changedBy('2020-01-01T00:00:00.000Z');
    expect(refund).toMatch(/^202[6-9]-/);
    // Before and after midnight in Hong Kong.
    expect(changedBy('2031-05-06T15:59:00.000Z')).toEqual([privacy, '2031-05-06']);
    expect(changedBy('2031-05-06T16:00:00.000Z')).toEqual([privacy, '2031-05-07']);
  });

  it.each([
    [{ section: 'refund-party' }, /^section: must be one of privacy-information, /],
    [{ section: 'refund-window', title: '期限' }, /^titleEn: is missing$/],
    [{ section: 'refund-window', text: '{{secret}}', textEn: 'x' }, /^text.0: must have no other/],
    [{ section: 'refund-window', text: '{{', textEn: 'x' }, /^text.0: must have no other/],
    [
      { section: 'refund-window', text: 'x', textEn: '{{secret}}' },
      /^textEn.0: must have no other/,
    ],
    [{ section: 'refund-window', text: '$t(cart)', textEn: 'x' }, /^text.0: must have no other/],
  ])('is refused: %j', (fields, reason) => {
    expect(issuesOf('shop-policy', fields)).toEqual([expect.stringMatching(reason) as string]);
  });
});

describe('a service', () => {
  it.each([
    [{ service: 'rental' }, /^service: must be one of consulting, lessons, /],
    [{ service: 'tuning', text: '調音' }, /^textEn: is missing$/],
    [{ service: 'tuning', price: -1 }, /^price: must be at least 0$/],
  ])('is refused: %j', (fields, reason) => {
    expect(issuesOf('shop-service', fields)).toEqual([expect.stringMatching(reason) as string]);
  });
});

describe('a guide', () => {
  const body = '引言\n\n## 一\n- 項目';
  const full = {
    slug: 'ukulele-sizes',
    title: '小結他尺碼',
    titleEn: 'Ukulele sizes',
    description: '四種尺碼。',
    descriptionEn: 'Four sizes.',
    body,
    bodyEn: 'Intro\n\n## One [see](/kinds)\n- Item',
  };

  it('is added, with its kind and products', () => {
    const fields = {
      ...full,
      category: 'guitars',
      kind: 'bass',
      products: { data: [{ id: 3, attributes: { documentId: '17' } }] },
    };
    expect(filesWith('shop-guide', fields)['data/guides.json']).toMatchObject({
      'violin-size': {},
      'ukulele-sizes': {
        zh: { title: '小結他尺碼', body: ['引言', '', '## 一', '- 項目'] },
        en: { description: 'Four sizes.' },
        kinds: ['guitars/bass'],
        products: ['17'],
      },
    });
  });

  it('keeps the products of the file if an editor chooses none', () => {
    const entry = { slug: 'violin-size', products: { data: [] } };
    const guides = filesWith('shop-guide', entry)['data/guides.json'] as Record<string, unknown>;
    expect(guides['violin-size']).toEqual({ slug: 'violin-size' });
  });

  it.each([
    [{ title: '新', titleEn: 'New' }, 'slug: is missing'],
    [{ ...full, slug: 7 }, 'slug: is missing'],
    [{ ...full, slug: 'Violin size' }, 'slug: must be small letters, digits and single hyphens'],
    [{ ...full, slug: '../x' }, 'slug: must be small letters, digits and single hyphens'],
    [{ ...full, slug: 'index' }, 'slug: is a reserved word'],
    [{ ...full, slug: 'lpt1' }, 'slug: is a file name that Windows reserves'],
    [{ ...full, slug: 'x'.repeat(251) }, 'slug: must have at most 250 characters'],
    [{ ...full, bodyEn: undefined }, 'bodyEn: is missing'],
    [{ slug: 'new', title: '新', titleEn: 'New' }, 'body: is missing'],
    [{ slug: 'new', title: '新', titleEn: 'New' }, 'descriptionEn: is missing'],
    [{ ...full, category: 'drums', kind: 'bass' }, 'kind: must be a kind of the category'],
    [{ ...full, body: '沒有標題' }, 'body: must have a heading'],
    [{ ...full, body: `${body}\n<script>` }, 'body: must be Markdown without HTML'],
    [{ ...full, body: `${body}\n![](/a.png)` }, 'body: must be Markdown without HTML'],
    [{ ...full, body: `${body}\n[x](javascript:1)` }, 'body: must be Markdown without HTML'],
    [{ ...full, body: `${body}\n[x](java&#115;cript:1)` }, 'body: must be Markdown without HTML'],
    [{ ...full, body: `${body}\n[x]: javascript:1` }, 'body: must be Markdown without HTML'],
    [{ ...full, body: `${body}\n> [x]: javascript:1` }, 'body: must be Markdown without HTML'],
    [{ ...full, body: `${body}\n[a\nb]: javascript:1` }, 'body: must be Markdown without HTML'],
    [{ ...full, body: `${body}\n[x](//evil.example)` }, 'body: must be Markdown without HTML'],
  ])('is refused: %j', (fields, reason) => {
    const issues = issuesOf('shop-guide', fields);
    expect(issues).toEqual(expect.arrayContaining([expect.stringContaining(reason)]));
  });
});

it('words that mean the same are one more group', () => {
  const { groups } = filesWith('shop-synonym', { words: '小結他\nukulele', also: 'uke' })[
    'data/synonyms.json'
  ] as { groups: object[] };
  expect(groups.at(-1)).toEqual({ words: ['小結他', 'ukulele'], also: ['uke'] });
  expect(issuesOf('shop-synonym', { also: 'uke' })).toEqual(['words: is missing']);
  expect(issuesOf('shop-synonym', { words: '？' })).toEqual(['words.0: has no letter or digit']);
});

describe('read for a build', () => {
  let root: string;
  let cms: FakeStrapi;
  beforeEach(async () => {
    root = await temporaryFolder();
    cms = await startFakeStrapi();
  });
  afterEach(async () => {
    await cms.stop();
  });
  const read = (drafts = false) => readSettings(root, { url: cms.url, timeout: 500, drafts });
  const phoneOf = async () => {
    const { files, rejected, problems } = await read();
    const { phone } = files['data/site.json'] as { phone: string };
    return { phone, rejected: rejected.map(({ kept = false }) => kept), problems };
  };
  const repository = '+852 2345 6789';
  const phone = '+852 2222 3333';

  it('keep their last valid version while they are invalid or cannot be read, never a draft', async () => {
    const bad = { documentId: 's', phone: '12' };
    cms.settings = { 'shop-setting': { ...bad, phone: '+852 2000 0000' } };
    await read(true);
    cms.settings = { 'shop-setting': bad };
    expect(await phoneOf()).toEqual({ phone: repository, rejected: [false], problems: [] });
    cms.settings = { 'shop-setting': { ...bad, phone } };
    expect(await phoneOf()).toEqual({ phone, rejected: [], problems: [] });
    cms.settings = { 'shop-setting': bad };
    expect(await phoneOf()).toEqual({ phone, rejected: [true], problems: [] });
    expect(await phoneOf()).toEqual({ phone, rejected: [true], problems: [] });
    cms.onRequest = ({ path }) => (path === '/api/shop-setting' ? { status: 403 } : undefined);
    expect(await phoneOf()).toEqual({
      phone,
      rejected: [],
      problems: [expect.stringMatching(/last valid version of shop-setting .*403/) as string],
    });
    cms.onRequest = () => undefined;
    cms.settings = {};
    expect(await phoneOf()).toEqual({ phone: repository, rejected: [], problems: [] });
  });

  it('keep the last valid version of each entry, and of this CMS alone', async () => {
    const [first, second] = [
      { documentId: 'a', name: 'Larrivée' },
      { documentId: 'b', name: 'Loog' },
    ];
    cms.settings = { 'shop-brands': [first, second] };
    await read();
    const wrong = { 'shop-brands': [first, { ...second, country: 'Atlantis' }] };
    cms.settings = wrong;
    const { files, rejected } = await read();
    expect(rejected).toMatchObject([{ id: 'b', kept: true }]);
    expect(files['data/brands.json']).toMatchObject({ Larrivée: null, Loog: null });
    const other = await startFakeStrapi();
    other.settings = wrong;
    const elsewhere = await readSettings(root, { url: other.url, timeout: 500, drafts: false });
    await other.stop();
    expect(elsewhere.rejected.map(({ kept = false }) => kept)).toEqual([false]);
  });

  it('say which entry is wrong, and take the others', async () => {
    cms.settings = {
      'shop-brands': [
        { documentId: 'a', name: 'Larrivée' },
        { documentId: 'b', name: 'Zoom', country: 'Atlantis' },
        null,
        { documentId: 'c', name: 'Loog' },
      ],
    };
    const { files, rejected } = await read();
    expect(files['data/brands.json']).toMatchObject({ Larrivée: null, Loog: null });
    expect(rejected).toMatchObject([
      { kind: 'shop-brand', id: 'b', name: 'Zoom', issues: [{ field: 'name' }] },
      { kind: 'shop-brand', id: '', issues: [{ field: 'name', reason: 'is missing' }] },
    ]);
  });
});
