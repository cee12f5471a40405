import texts from '~data/pictures.json';
import { expect, it } from 'vitest';
import { all, attribute, complaints, describeElement, pages } from './site';

it('every image has a width and height', () => {
  expect(
    complaints((page) =>
      all(page, 'img')
        .filter((img) =>
          ['width', 'height'].some((name) => !/^[1-9]\d*$/.test(attribute(img, name) ?? '')),
        )
        .map(describeElement),
    ),
  ).toEqual([]);
});

it('every image has an alt attribute', () => {
  expect(
    complaints((page) =>
      all(page, 'img')
        .filter((img) => attribute(img, 'alt') === undefined)
        .map(describeElement),
    ),
  ).toEqual([]);
});

it('every image with a srcset has sizes', () => {
  expect(
    complaints((page) =>
      all(page, 'img')
        .filter((img) => / \d+w/.test(attribute(img, 'srcset') ?? '') && !attribute(img, 'sizes'))
        .map(describeElement),
    ),
  ).toEqual([]);
});

it('a product page shows the picture of its product with its alt text', () => {
  const shown = pages.flatMap((page) => {
    const id = /\/product\/(\d+)$/.exec(page.path)?.[1];
    if (!id) return [];
    const [picture] = all(page, 'img');
    const source = picture && attribute(picture, 'src');
    return [
      [page.path, source?.startsWith(`/_astro/${id}.`), picture && attribute(picture, 'alt')],
    ];
  });
  const wanted = Object.entries(texts).flatMap(([id, { zh, en }]) => [
    [`/product/${id}`, true, zh],
    [`/en/product/${id}`, true, en],
  ]);
  expect(shown.sort()).toEqual(wanted.sort());
});
