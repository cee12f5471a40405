import { beforeEach, expect, it, vi } from 'vitest';
import { categoryText, categoryTexts } from '~/features/products/category-text';

const overrides = vi.hoisted(() => new Map<string, object>());
vi.mock('astro:content', () => ({
  getEntry: (_: string, id: string) => Promise.resolve({ data: { id, ...overrides.get(id) } }),
}));

beforeEach(() => overrides.clear());

it('comes from data/categories.json without an override', async () => {
  await expect(categoryText('guitars', 'zh')).resolves.toEqual({
    name: '結他',
    description: '電結他、木結他、低音結他',
  });
  await expect(categoryText('guitars', 'en')).resolves.toEqual({
    name: 'Guitars',
    description: 'Electric, acoustic and bass guitars',
  });
});

it('comes from the CMS in each language', async () => {
  const description = { zh: '木與電', en: 'Wood and wire' };
  overrides.set('guitars', { name: { zh: '六弦', en: 'Six strings' }, description });
  await expect(categoryText('guitars', 'zh')).resolves.toEqual({
    name: '六弦',
    description: '木與電',
  });
  await expect(categoryText('guitars', 'en')).resolves.toEqual({
    name: 'Six strings',
    description: 'Wood and wire',
  });
});

it('does not use a Chinese description in English', async () => {
  const name = { zh: '六弦', en: 'Six strings' };
  overrides.set('guitars', { name, description: { zh: '木與電' } });
  const { description } = await categoryText('guitars', 'en');
  expect(description).toBe('Electric, acoustic and bass guitars');
});

it('returns the texts of all categories', async () => {
  overrides.set('drums', { name: { zh: '鼓', en: 'Drums' } });
  const texts = await categoryTexts('zh');
  expect(Object.keys(texts)).toHaveLength(6);
  expect(texts.drums.name).toBe('鼓');
  expect(texts.audio.name).toBe('音響擴音');
});
