import { expect, it } from 'vitest';
import zh from '~/i18n/dictionaries/zh/online.json';
import { charactersOf, headingCharacters } from '../../../scripts/fonts/heading-characters';

const { open, failed, unreachable, unknown } = zh.return;
const titles = [open, failed, unreachable, unknown].flatMap(({ title }) => charactersOf(title));

it('has the characters of the headings after a payment where payments are real', () => {
  const characters = charactersOf(headingCharacters('order', 'stripe'));
  expect(characters).toEqual(expect.arrayContaining(titles));
});

it('has no characters for headings that a shop or page does not have', () => {
  const simulated = charactersOf(headingCharacters('order', 'simulated'));
  expect(titles.every((character) => simulated.includes(character))).toBe(false);
  expect(headingCharacters('home', 'stripe')).toBe(headingCharacters('home', 'simulated'));
});
