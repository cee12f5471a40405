import { beforeEach, expect, it, vi } from 'vitest';
import { locales } from '~/i18n/locales';
import { categoryText, categoryTexts } from '~/features/products/category-text';

const overrides = vi.hoisted(() => new Map<string, object>());
vi.mock('astro:content', () => ({
  getEntry: (_: string, id: string) => Promise.resolve({ data: { id, ...overrides.get(id) } }),
}));

beforeEach(() => overrides.clear());

const builtin = {
  zh: { name: '結他', description: '電結他、木結他、低音結他' },
  en: { name: 'Guitars', description: 'Electric, acoustic and bass guitars' },
};

it.each(locales)('comes from data/categories.json without an override: %s', async (locale) => {
  expect(await categoryText('guitars', locale)).toEqual(builtin[locale]);
});

it.each(locales)('comes from the CMS, in its own language only: %s', async (locale) => {
  const name = { zh: '六弦', en: 'Six strings' };
  overrides.set('guitars', { name, description: { zh: '木與電' } });
  const description = { zh: '木與電', en: builtin.en.description };
  expect(await categoryText('guitars', locale)).toEqual({
    name: name[locale],
    description: description[locale],
  });
});

it('returns the texts of all categories', async () => {
  overrides.set('drums', { name: { zh: '鼓', en: 'Drums' } });
  const texts = await categoryTexts('zh');
  expect(Object.keys(texts)).toHaveLength(6);
  expect(texts.drums.name).toBe('鼓');
  expect(texts.audio.name).toBe('音響擴音');
});
