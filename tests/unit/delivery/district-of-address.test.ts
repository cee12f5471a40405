import { expect, it } from 'vitest';
import { destinations } from '~/contracts/destinations';
import { agreed, districtsOf } from '~/features/delivery/district-of-address';
import en from '~/i18n/dictionaries/en/checkout.json';
import zh from '~/i18n/dictionaries/zh/checkout.json';

const languages = [zh.districts, en.districts];

it.each([
  ['sets the area', '', 'Mong Kok', 'city', 'kowloon', 'Mong Kok'],
  ['corrects the area', 'island', 'mong kok ', 'city', 'kowloon', 'mong kok '],
  ['in the other language corrects it', 'island', '旺角', 'city', 'kowloon', '旺角'],
  ['without 區 corrects it', 'island', '深水埗', 'city', 'kowloon', '深水埗'],
  ['with 區 within its name changes nothing', 'island', '深水區埗', 'city', 'island', '深水區埗'],
  ['stays with its own area', 'kowloon', 'Mong Kok', 'area', 'kowloon', 'Mong Kok'],
  ['stays while the order is collected', 'collect', 'Mong Kok', 'area', 'collect', 'Mong Kok'],
  ['is emptied by another area', 'island', 'Mong Kok', 'area', 'island', ''],
  ['stays with an area that is not chosen', '', 'Mong Kok', 'area', 'kowloon', 'Mong Kok'],
  ['that is being typed changes nothing', 'outlying', '東', 'city', 'outlying', '東'],
  ['that is unknown changes nothing', 'island', 'Tai Hang', 'city', 'island', 'Tai Hang'],
  ['abroad changes nothing', 'abroad', 'Stanley', 'city', 'abroad', 'Stanley'],
])('a district %s', (_, area, city, changed, nextArea, nextCity) => {
  expect(agreed({ area, city }, changed, languages)).toEqual({ area: nextArea, city: nextCity });
});

it('suggests the districts of the area, or all before one is chosen', () => {
  const districts = { island: ['Central'], kowloon: ['Mong Kok'] };
  expect(districtsOf('kowloon', districts)).toEqual(['Mong Kok']);
  expect(districtsOf('', districts)).toEqual(['Central', 'Mong Kok']);
  expect(districtsOf('collect', districts)).toEqual([]);
});

it('each district is in one area, the same in both languages', () => {
  const names = languages.flatMap((districts) => districtsOf('', districts));
  expect(new Set(names).size).toBe(names.length);
  for (const area of Object.keys(zh.districts)) {
    expect(destinations).toContain(area);
    const [own, others] = languages.map((districts) => districtsOf(area, districts).length);
    expect(own).toBe(others);
  }
});
