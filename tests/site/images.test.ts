import { expect, it } from 'vitest';
import { all, attribute, complaints, describeElement } from './site';

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
