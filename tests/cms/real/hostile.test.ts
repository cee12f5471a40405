import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { PER_CATEGORY } from './catalogue';
import { excerpt } from '~/content/value-schemas';
import { contentLimits } from '~/site/content-limits';
import { forThisFile } from './for-this-file';
import { picture } from './sample-picture';
import { copyShop, differences, readFolder } from './shop';
import { startStrapi } from './strapi';

const SCRIPT = '<script>alert("pwned")</script>';
const LONG = '<b>pwned</b> & "20 KB" '.repeat(830).trim();

interface Text {
  id: string;
  name: string;
  nameEn: string;
  description?: string;
  /** The displayed text, if it differs from `nameEn`. */
  shownEn?: string;
}

/** Products whose texts are displayed unchanged. */
const TEXTS: Text[] = [
  { id: '50', name: `${SCRIPT}結他`, nameEn: `Fender ${SCRIPT}`, description: SCRIPT },
  {
    id: '51',
    name: '</title></script><svg onload=alert("pwned")>',
    nameEn: 'Guitar </script><script>alert("pwned")</script>',
    description: '</p></main></textarea></style><iframe srcdoc="<script>pwned</script>">',
  },
  {
    id: '52',
    name: '"><img src=x onerror=alert("pwned")>',
    nameEn: `"' onmouseover="alert('pwned')" Guitar`,
    description: '<!-- <script> pwned --!> ]]> <![CDATA[ pwned',
  },
  {
    id: '53',
    name: '&lt;b&gt;pwned&lt;/b&gt; &amp; &#60;',
    nameEn: '{{name}} ${pwned} $& {pwned} %s \\u003c',
  },
  { id: '54', name: '長', nameEn: 'Long', description: LONG },
  {
    id: '55',
    name: '🎸👨\u200d👩\u200d👧\u200d👦 結他 🏳️\u200d🌈',
    nameEn: '🎸👨\u200d👩\u200d👧\u200d👦 Guitar 🏳️\u200d🌈 ﷽ Z̴̡̧͍̟',
    description: '🎹'.repeat(300),
  },
  {
    id: '56',
    name: '\u200fגיטרה\u200f 結他',
    nameEn: 'Guitar \u200f\u202egnp.exe\u202c \u2066x\u2069',
    shownEn: 'Guitar \u200f gnp.exe   x',
  },
  { id: '57', name: '__proto__', nameEn: '__proto__', description: '__proto__' },
  { id: '58', name: 'constructor', nameEn: 'constructor toString' },
  { id: '59', name: 'javascript:alert("pwned")', nameEn: 'javascript:alert("pwned")' },
];

/** Ids that must not become URLs: their products are rejected. */
const IDS = [
  '../../etc',
  '..',
  'a/b',
  'a\\b',
  '%2e%2e%2fetc',
  '__proto__',
  'constructor',
  'index',
  'con',
  'x'.repeat(101),
  SCRIPT,
  'a\u0000b',
];
const idsFrom = (index: number) => String(70 + index);

const PICTURES = { javascript: '90', data: '91', file: '92', outside: '93', svg: '94' };

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').whole }));
await write();
const shop = keep(await copyShop(PER_CATEGORY));
const shopBefore = await ownFiles();
const build = await shop.build('dist', { CMS_URL: strapi.url, CMS_FALLBACK: 'fail' });
expect(build.code, build.log).toBe(0);
process.env['DIST'] = `${shop.parent}/dist`;
/** Parses the pages as a browser does. */
const site = await import('../../site/site');

async function write(): Promise<void> {
  const { database, editor } = strapi;
  await database.removePictures();
  for (const { id, name, nameEn, description = '' } of TEXTS) {
    await database.change('products', id, {
      name,
      name_en: nameEn,
      description,
      description_en: description,
    });
  }
  await database.change('products', '50', {
    badges: JSON.stringify(['<b>pwned</b>', '__proto__', 'hot']),
    delivery: JSON.stringify({ zh: SCRIPT, en: SCRIPT }),
  });
  await database.change('categories', 'drums', {
    name: `鼓${SCRIPT}`,
    name_en: `Drums </script>${SCRIPT}`,
    description: `"><img src=x onerror=alert("pwned")>`,
    description_en: SCRIPT,
  });
  await database.change('products', '60', { price: -1, name: '\u001b[2J\u0007pwned' });
  for (const [index, id] of IDS.entries()) {
    await database.change('products', idsFrom(index), { document_id: id });
  }

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;
  // Uploads are refused, but existing files are not.
  await writeFile(join(strapi.data, 'strapi', 'public', 'uploads', 'a.svg'), svg);
  const addresses = {
    javascript: 'javascript:alert("pwned")',
    data: 'data:text/html,<script>alert("pwned")</script>',
    file: 'file:///etc/passwd',
    outside: '/../../../etc/passwd',
    svg: '/uploads/a.svg',
  };
  const png = await picture();
  for (const [of, address] of Object.entries(addresses)) {
    const image = await editor.upload(`${of}.png`, 'image/png', png);
    await editor.publish(PICTURES[of as keyof typeof PICTURES], { image });
    await database.moveFile(image, address);
  }
}

/** Returns the files in the shop's folder, without the caches of builds. */
async function ownFiles() {
  const files = [...(await readFolder(shop.folder))];
  return new Map(files.filter(([path]) => !/^\.(cache|astro)\//.test(path)));
}

const rejectedIds = [...IDS, PICTURES.javascript, PICTURES.data, PICTURES.file, '60'];
const shownIds = () => {
  const missing = [...IDS.map((_, index) => idsFrom(index)), ...rejectedIds];
  return Array.from({ length: 140 }, (_, index) => String(index + 1)).filter(
    (id) => !missing.includes(id),
  );
};

const pageOf = (id: string, locale: 'zh' | 'en') => {
  const page = site.pageAt(`${locale === 'en' ? '/en' : ''}/product/${id}`);
  if (!page) throw new Error(`Product ${id} has no page`);
  return page;
};

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('hostile texts', () => {
  it.each(TEXTS)('are displayed unchanged: product $id', ({ id, name, nameEn, ...text }) => {
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
      const page = pageOf('50', locale);
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

  it('cannot send escape sequences to the terminal', () => {
    expect(build.log).toMatch(/Rejected product 60 ".*pwned": price: /);
    // eslint-disable-next-line no-control-regex -- searches for control characters
    expect(build.log).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);
  });
});

type Page = import('../../site/site').Page;

const structuredData = (page: Page) =>
  site
    .all(page, 'script')
    .filter((script) => site.attribute(script, 'type') === 'application/ld+json')
    .map((script) => JSON.parse(site.rawText(script)) as Record<string, unknown>);

describe('ids that are unsafe as paths', () => {
  it('are reported and have no pages', async () => {
    const { rejected, products } = await shop.report('dist');
    const reportedId = (id: string) => excerpt(id, contentLimits.id);
    expect(rejected.map(({ id }) => id).sort()).toEqual(rejectedIds.map(reportedId).sort());
    const reported = rejected.filter(({ id }) => IDS.map(reportedId).includes(id));
    expect(new Set(reported.flatMap(({ issues }) => issues.map(({ field }) => field)))).toEqual(
      new Set(['id']),
    );
    expect(products).toBe(140 - rejectedIds.length);
    const paths = site.pages.map(({ path }) => path).filter((path) => path.includes('/product/'));
    const expected = shownIds().flatMap((id) => [`/product/${id}`, `/en/product/${id}`]);
    expect(paths.sort()).toEqual(expected.sort());
  });

  it('create no files outside the build folder and none with unsafe names', async () => {
    expect((await readdir(shop.parent)).sort()).toEqual(['dist', 'shop']);
    expect(differences(await ownFiles(), shopBefore)).toEqual([]);
    expect(
      [...(await shop.files('dist')).keys()].filter((path) => !/^[\w./@-]+$/.test(path)),
    ).toEqual([]);
  });
});

describe('invalid pictures', () => {
  it('with an address other than http(s) make their product invalid', async () => {
    const { rejected } = await shop.report('dist');
    for (const id of [PICTURES.javascript, PICTURES.data, PICTURES.file]) {
      expect(rejected.find((entry) => entry.id === id)?.issues).toMatchObject([
        { field: 'image', reason: 'must be an http(s) address' },
      ]);
    }
  });

  it('are reported and replaced by the placeholder', async () => {
    const { badPictures } = await shop.report('dist');
    expect(badPictures.map(({ of, reason }) => [of, reason]).sort()).toEqual([
      [`product/${PICTURES.outside}`, expect.stringMatching(/answered 404$/)],
      [`product/${PICTURES.svg}`, 'svg pictures are not supported'],
    ]);
    const sources = site
      .all(pageOf(PICTURES.svg, 'en'), 'img')
      .map((image) => site.attribute(image, 'src'));
    expect(sources[0]).toBe('/placeholder.svg');
  });
});
