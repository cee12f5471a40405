import { expect, it } from 'vitest';
import zh from '~/i18n/dictionaries/zh/online.json';
import { charactersOf, headingCharacters } from '../../../scripts/fonts/heading-characters';

const { open, failed, unreachable, unknown } = zh.return;
const titles = [open, failed, unreachable, unknown].map(({ title }) => title);

it('has the characters of the headings after a payment where payments are real', () => {
  const characters = charactersOf(headingCharacters('order', 'stripe'));
  expect(characters).toEqual(expect.arrayContaining(titles.flatMap(charactersOf)));
});

it('has no characters for headings that a shop or page does not have', () => {
  const simulated = charactersOf(headingCharacters('order', 'simulated'));
  // Other headings of orders have all characters of `unreachable`.
  const distinct = [open, failed, unknown].map(({ title }) => title);
  const isWhole = (title: string) =>
    charactersOf(title).every((character) => simulated.includes(character));
  expect(distinct.filter(isWhole)).toEqual([]);
  expect(headingCharacters('home', 'stripe')).toBe(headingCharacters('home', 'simulated'));
});
