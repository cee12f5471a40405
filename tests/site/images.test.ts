import texts from '~data/pictures.json';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { locales, type Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { addressesIn } from './addresses';
import { all, attribute, describeElement, files, folder, pages, testPages } from './site';

testPages('every image has an alt text, a width and height and, with a srcset, sizes', (page) =>
  all(page, 'img')
    .filter((img) => {
      const [width = '', height = '', srcset = ''] = ['width', 'height', 'srcset'].map((name) =>
        attribute(img, name),
      );
      return (
        attribute(img, 'alt') === undefined ||
        ![width, height].every((size) => /^[1-9]\d*$/.test(size)) ||
        (/ \d+w/.test(srcset) && !attribute(img, 'sizes'))
      );
    })
    .map(describeElement),
);

type Texts = Record<string, Alt & { views?: Partial<Record<'detail' | 'back' | 'scale', Alt>> }>;
type Alt = Record<Locale, string>;

it('a product page shows the pictures of its product with their alt texts, and loads the first at once', () => {
  const shown = pages.flatMap((page) => {
    const id = /\/product\/(\d+)$/.exec(page.path)?.[1];
    if (!id) return [];
    const pictures = all(page, 'img').filter((img) => /52vw/.test(attribute(img, 'sizes') ?? ''));
    const rows = pictures.map((img) => [
      /^\/_astro\/([^.]+)/.exec(attribute(img, 'src') ?? '')?.[1],
      attribute(img, 'alt'),
      attribute(img, 'loading'),
    ]);
    return [[page.path, ...rows]];
  });
  const wanted = Object.entries(texts as Texts).flatMap(([id, { views = {}, ...alt }]) =>
    locales.map((locale) => [
      localPath(`/product/${id}`, locale),
      [id, alt[locale], undefined],
      ...(['detail', 'back', 'scale'] as const).flatMap((view) => {
        const viewAlt = views[view]?.[locale];
        return viewAlt ? [[`${id}-${view}`, viewAlt, 'lazy']] : [];
      }),
    ]),
  );
  expect(shown.sort()).toEqual(wanted.sort());
});

it('the largest picture of a product is the file that was made for it', () => {
  const changed = Object.entries(texts as Texts).flatMap(([id, { views = {} }]) =>
    [id, ...Object.keys(views).map((view) => `${id}-${view}`)].filter((name) => {
      const made = readFileSync(`src/assets/products/${name}.webp`);
      const published = [...files].find(
        (file) => /^_astro\/([^.]+)\.[\w-]{8}\.webp$/.exec(file)?.[1] === name,
      );
      return !published || !readFileSync(resolve(folder, published)).equals(made);
    }),
  );
  expect(changed).toEqual([]);
});

it('every resized picture is on a page', () => {
  const used = new Set(pages.flatMap(addressesIn).map(({ url }) => url.pathname.slice(1)));
  const pictures = [...files].filter((file) => /^_astro\/.*\.webp$/.test(file));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((file) => !used.has(file))).toEqual([]);
});
