import { describe, expect, inject, it } from 'vitest';
import { PER_CATEGORY, smallIds } from './catalogue';
import { forThisFile } from './for-this-file';
import { copyShop } from './shop';
import { startStrapi } from './strapi';

// What validation lets through (tests/unit/fuzz), on the pages of a built shop.

const SCRIPT = '<script>alert("pwned")</script>';
const LONG = '<b>pwned</b> & "20 KB" '.repeat(830).trim();

interface Text {
  name: string;
  nameEn: string;
  description?: string;
  /** The displayed text, if it differs from `nameEn`. */
  shownEn?: string;
}

const TEXTS: Text[] = [
  { name: `${SCRIPT}結他`, nameEn: `Fender ${SCRIPT}`, description: SCRIPT },
  {
    name: '</title></script><svg onload=alert("pwned")>',
    nameEn: 'Guitar </script><script>alert("pwned")</script>',
    description: '</p></main></textarea></style><iframe srcdoc="<script>pwned</script>">',
  },
  {
    name: '"><img src=x onerror=alert("pwned")>',
    nameEn: `"' onmouseover="alert('pwned')" Guitar`,
    description: '<!-- <script> pwned --!> ]]> <![CDATA[ pwned',
  },
  {
    name: '&lt;b&gt;pwned&lt;/b&gt; &amp; &#60;',
    nameEn: '{{name}} ${pwned} $& {pwned} %s \\u003c',
  },
  { name: '長', nameEn: 'Long', description: LONG },
  {
    name: '🎸👨\u200d👩\u200d👧\u200d👦 結他 🏳️\u200d🌈',
    nameEn: '🎸👨\u200d👩\u200d👧\u200d👦 Guitar 🏳️\u200d🌈 ﷽ Z̴̡̧͍̟',
    description: '🎹'.repeat(300),
  },
  {
    name: '\u200fגיטרה\u200f 結他',
    nameEn: 'Guitar \u200f\u202egnp.exe\u202c \u2066x\u2069',
    shownEn: 'Guitar \u200f gnp.exe   x',
  },
  { name: '__proto__', nameEn: '__proto__', description: '__proto__' },
  { name: 'constructor', nameEn: 'constructor toString' },
  { name: 'javascript:alert("pwned")', nameEn: 'javascript:alert("pwned")' },
];

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));
const ids = await smallIds();
/** Products whose texts are displayed unchanged. */
const products = TEXTS.map((text, index) => ({ id: ids[index] ?? '', ...text }));
const [specified = { id: '' }] = products;
await write();
const shop = keep(await copyShop(PER_CATEGORY));
const build = await shop.build('dist', { CMS_URL: strapi.url, CMS_FALLBACK: 'fail' });
expect(build.code, build.log).toBe(0);
process.env['DIST'] = `${shop.parent}/dist`;
/** Parses the pages as a browser does. */
const site = await import('../../site/site');

async function write(): Promise<void> {
  const { database } = strapi;
  for (const { id, name, nameEn, description = '' } of products) {
    await database.change('products', id, {
      name,
      name_en: nameEn,
      description,
      description_en: description,
    });
  }
  await database.change('products', specified.id, {
    badges: JSON.stringify(['<b>pwned</b>', '__proto__', 'hot']),
    delivery: JSON.stringify({ zh: SCRIPT, en: SCRIPT }),
  });
  await database.change('categories', 'drums', {
    name: `鼓${SCRIPT}`,
    name_en: `Drums </script>${SCRIPT}`,
    description: `"><img src=x onerror=alert("pwned")>`,
    description_en: SCRIPT,
  });
}

const pageOf = (id: string, locale: 'zh' | 'en') => {
  const page = site.pageAt(`${locale === 'en' ? '/en' : ''}/product/${id}`);
  if (!page) throw new Error(`Product ${id} has no page`);
  return page;
};

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('hostile texts', () => {
  it.each(products)('are displayed unchanged: product $id', ({ id, name, nameEn, ...text }) => {
    for (const locale of ['zh', 'en'] as const) {
      const page = pageOf(id, locale);
      const shown = locale === 'zh' ? name : (text.shownEn ?? nameEn);
      const [title] = site.all(page, 'title');
      expect(title && site.textOf(title)).toContain(squeezed(shown));
      const [h1] = site.all(page, 'h1');
      expect(h1 && site.textOf(h1)).toBe(squeezed(shown));
      const [main] = site.all(page, 'main');
      // `toContain` would print the whole page.
      expect(main && site.textOf(main).includes(squeezed(text.description ?? ''))).toBe(true);

      const about = structuredData(page).find((node) => node['@type'] === 'Product');
      expect(about?.['name']).toBe(shown);
      expect((about?.['description'] ?? '') === (text.description ?? '')).toBe(true);
    }
  });

  it('are displayed unchanged: a text of the specifications', () => {
    for (const locale of ['zh', 'en'] as const) {
      const page = pageOf(specified.id, locale);
      const texts = site.all(page, 'dd', 'p').map((each) => site.textOf(each));
      expect(texts.filter((text) => text === SCRIPT).length).toBeGreaterThan(1);
    }
  });

  it('are never part of the markup', () => {
    expect(
      site.complaints((page) =>
        page.elements.flatMap((element) => {
          const { tagName, attrs } = element;
          const isData = /json$/.test(site.attribute(element, 'type') ?? '');
          const isCode = ['script', 'style'].includes(tagName) && !isData;
          return [
            ...(isCode && site.rawText(element).includes('pwned') ? [`code in <${tagName}>`] : []),
            ...(tagName === 'iframe' ? ['<iframe>'] : []),
            ...attrs.flatMap(({ name, value }) => {
              const isAddress = /^(href|src|srcset|action|formaction)$/.test(name);
              const bad =
                isAddress && (/^\s*(javascript|data|file):/i.test(value) || value === 'x');
              return bad || /^(on|srcdoc)/.test(name) ? [`${name}="${value}"`] : [];
            }),
          ];
        }),
      ),
    ).toEqual([]);
  });

  it('name no files', async () => {
    const names = [...(await shop.files('dist')).keys()];
    expect(names.filter((name) => !/^[\w./@-]+$/.test(name))).toEqual([]);
  });
});

type Page = import('../../site/site').Page;

const structuredData = (page: Page) =>
  site
    .all(page, 'script')
    .filter((script) => site.attribute(script, 'type') === 'application/ld+json')
    .map((script) => JSON.parse(site.rawText(script)) as Record<string, unknown>);
