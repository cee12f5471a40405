import texts from '~data/pictures.json';
import { expect, it } from 'vitest';
import { all, attribute, complaints, describeElement, pages } from './site';

it('every picture says how large it is, so that nothing shifts', () => {
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

it('every picture has a text for those who do not see it, empty where it adds nothing', () => {
  expect(
    complaints((page) =>
      all(page, 'img')
        .filter((img) => attribute(img, 'alt') === undefined)
        .map(describeElement),
    ),
  ).toEqual([]);
});

it('a picture in several sizes says how wide it will be shown', () => {
  expect(
    complaints((page) =>
      all(page, 'img')
        .filter((img) => / \d+w/.test(attribute(img, 'srcset') ?? '') && !attribute(img, 'sizes'))
        .map(describeElement),
    ),
  ).toEqual([]);
});

it('the page of a product shows its own picture and says what is seen on it', () => {
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
