import { expect, it } from 'vitest';
import { alternativeTextFault, toAlternativeText } from '~/content/cms/alternative-text';
import { pictureFault } from '~/content/cms/picture-limits';

const photo = { width: 4032, height: 3024 };

it('a HEIC, which has parts, is called that and not an animation', () => {
  const heic = { ...photo, format: 'heif', compression: 'hevc', pages: 48 };
  expect(pictureFault(heic)).toMatchObject({ code: 'heic' });
});

it.each([
  [{ width: 399, height: 300, format: 'png' }, 'small'],
  [{ width: 8000, height: 8000, format: 'jpeg' }, 'pixels'],
  [{ ...photo, format: 'gif', pages: 2 }, 'animated'],
  [{ ...photo, format: 'webp', pages: 2 }, 'animated'],
  [{ ...photo, format: 'svg' }, 'format'],
])('%j is refused: %s', (metadata, code) => {
  expect(pictureFault(metadata)).toMatchObject({ code });
});

it.each(['結他正面', '結他正面 / ', '結他正面 /  ', ' / Front', '結他 / 正面 / Front'])(
  'the alternative text “%s” is not in both languages',
  (text) => {
    expect(alternativeTextFault(text)).toMatchObject({ code: 'oneLanguage' });
  },
);

it.each(['', ' ', '結他正面 / Front'])('the alternative text “%s” is taken', (text) => {
  expect(alternativeTextFault(text)).toBeUndefined();
});

it.each([
  [{ zh: ' 結他 / 正面 ', en: 'Front' }, '結他/正面 / Front'],
  [{ zh: '結他正面', en: ' ' }, '結他正面'],
])('%j is stored as “%s”', (texts, stored) => {
  expect(toAlternativeText(texts)).toBe(stored);
});
