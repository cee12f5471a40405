import { expect, it } from 'vitest';
import { packCard, unpackCard } from '~/features/products/product-list/card-row';
import { CARD_WIDTHS } from '~/ui/picture-sizes';
import { item } from './summaries';

const address = (hash: string) => `/_astro/12.CWR_verx_${hash}.webp`;
const candidate = (hash: string, width: number) => `${address(hash)} ${width}w`;
const picture = {
  src: address('Z2oe'),
  srcset: ['Z2oe', 'dF4pS', '1l4S']
    .map((hash, n) => candidate(hash, CARD_WIDTHS[n] ?? 0))
    .join(', '),
};

it('reduces the URLs of a picture for all card widths to their differences', () => {
  const row = packCard(item({ picture }));
  expect(row).toEqual(['Fender Guitar', '12.CWR_verx Z2oe dF4pS 1l4S', '']);
  expect(unpackCard(row).picture).toEqual(picture);
});

it('marks a picture that has a second one', () => {
  const row = packCard(item({ picture: { ...picture, hasHover: true } }));
  expect(row[1]).toBe('12.CWR_verx Z2oe dF4pS 1l4S +');
  expect(unpackCard(row).picture).toEqual({ ...picture, hasHover: true });
});

it.each([
  ['a second one', { src: '/a b.svg', hasHover: true }],
  ['an external address', { src: 'https://cms.example/a_b.webp' }],
  ['an address with a space', { src: '/a b.svg' }],
  [
    'a small original',
    { src: address('a'), srcset: `${candidate('a', 320)}, ${candidate('b', 400)}` },
  ],
  [
    'another order',
    { src: address('b'), srcset: `${candidate('a', 320)}, ${candidate('b', 480)}` },
  ],
  ['another format', { src: '/_astro/1.a_b.avif', srcset: '/_astro/1.a_b.avif 320w' }],
])('keeps a picture with %s', (_, picture) => {
  expect(unpackCard(packCard(item({ picture }))).picture).toEqual(picture);
});
