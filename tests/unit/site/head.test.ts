import { describe, expect, it } from 'vitest';
import { fullTitle } from '~/site/head/full-title';
import { headTags, type HeadTag, type PageHead } from '~/site/head/head';

const brand = 'Overtone 泛音';
const suffix = ' | Overtone 泛音 - 香港專業音樂器材商店';
const context = {
  brand,
  site: new URL('https://shop.example'),
  path: '/contact',
  locale: 'zh',
  indexed: true,
} as const;
const least: PageHead = { title: 'Contact', description: 'How to reach us' };

const tagsOf = (
  head: Partial<PageHead> = {},
  where: Partial<Parameters<typeof headTags>[1]> = {},
) => headTags({ ...least, ...head }, { ...context, ...where });

/** Returns the content of the only tag with this name. */
function contentOf(tags: HeadTag[], name: string): string | undefined {
  const found = tags.filter(({ tag, attrs }) =>
    [tag, attrs?.['name'], attrs?.['property'], attrs?.['rel']].includes(name),
  );
  expect(found.length, `tags called ${name}`).toBeLessThanOrEqual(1);
  const [tag] = found;
  return tag?.content ?? tag?.attrs?.['content'] ?? tag?.attrs?.['href'];
}

it.each([
  ['Contact', `Contact${suffix}`],
  ['聯絡我們', `聯絡我們${suffix}`],
  ['Overtone', `Overtone${suffix}`],
  ['Overtone 泛音 - 香港專業音樂器材商店', 'Overtone 泛音 - 香港專業音樂器材商店'],
  ['Fender Guitar - Overtone 泛音', 'Fender Guitar - Overtone 泛音'],
])('title: "%s" becomes "%s"', (title, full) => {
  expect(fullTitle(title, brand, 'zh')).toBe(full);
});

it('English titles bring the brand themselves', () => {
  expect(fullTitle('USB microphones', brand, 'en')).toBe(
    'USB microphones | Overtone 泛音 Hong Kong',
  );
  expect(fullTitle('Fender Guitar - Overtone 泛音', brand, 'en')).toBe(
    'Fender Guitar - Overtone 泛音',
  );
});

describe('metadata', () => {
  it.each([
    ['title', {}, `Contact${suffix}`],
    ['og:title', {}, `Contact${suffix}`],
    ['twitter:title', {}, `Contact${suffix}`],
    ['description', {}, 'How to reach us'],
    ['og:description', {}, 'How to reach us'],
    ['twitter:description', {}, 'How to reach us'],
    ['keywords', {}, undefined],
    ['keywords', { keywords: '結他, guitars' }, '結他, guitars'],
    ['og:type', {}, 'website'],
    ['og:type', { type: 'product' }, 'product'],
    ['og:site_name', {}, brand],
    ['og:image', {}, 'https://shop.example/og-image.jpg'],
    ['og:image:alt', { linkPicture: { url: '/link-pictures/1.jpg', alt: 'A guitar' } }, 'A guitar'],
    [
      'og:image',
      { linkPicture: { url: '/link-pictures/1.jpg', alt: 'A guitar' } },
      'https://shop.example/link-pictures/1.jpg',
    ],
    ['og:image', { image: '/_astro/12.webp' }, 'https://shop.example/_astro/12.webp'],
    ['og:image', { image: 'https://cms.example/12.jpg' }, 'https://cms.example/12.jpg'],
    ['twitter:image', { image: '/_astro/12.webp' }, 'https://shop.example/_astro/12.webp'],
    ['robots', {}, undefined],
  ] satisfies [string, Partial<PageHead>, string | undefined][])(
    '%s of %o: %s',
    (name, head, text) => {
      expect(contentOf(tagsOf(head), name)).toBe(text);
    },
  );

  it.each([
    ['zh', 'zh_HK'],
    ['en', 'en_HK'],
  ] as const)('og:locale in %s: %s', (locale, text) => {
    expect(contentOf(tagsOf({}, { locale }), 'og:locale')).toBe(text);
  });
});

it('links keep the port of the site', () => {
  const tags = tagsOf({}, { site: new URL('http://localhost:4321/'), path: '/' });
  expect(contentOf(tags, 'canonical')).toBe('http://localhost:4321');
});
