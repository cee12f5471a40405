import { expect, it } from 'vitest';
import { localized } from '~/content/localized';

it('reads the fields of each language', () => {
  const entry: { name: string; nameEn: string; note: string; noteEn?: string } = {
    name: '鼓',
    nameEn: 'Drums',
    note: '新',
  };
  expect(localized(entry, 'name')).toEqual({ zh: '鼓', en: 'Drums' });
  expect(localized(entry, 'note')).toEqual({ zh: '新', en: undefined });
});
