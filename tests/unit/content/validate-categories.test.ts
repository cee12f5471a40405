import { describe, expect, it } from 'vitest';
import { validateCategories } from '~/content/cms/validate-categories';

const validate = (...items: unknown[]) => validateCategories(items, 'http://localhost:1337');
const entry = (nameEn: string, more: object = {}) => ({ id: 1, name: '結他', nameEn, ...more });

describe('a category of the CMS', () => {
  it.each([
    ['guitars', 'guitars'],
    [' Guitars ', 'guitars'],
    ['audio & amplification', 'audio'],
    ['Percussion', 'drums'],
    ['Drums', 'drums'],
  ])('named %s is %s', (nameEn, id) => {
    expect(validate(entry(nameEn)).entries[0]?.value).toMatchObject({ id, name: { zh: '結他' } });
  });

  it('is also matched by its id', () => {
    const { entries } = validate(entry('Six strings', { documentId: 'guitars' }));
    expect(entries[0]?.value).toMatchObject({ id: 'guitars', name: { en: 'Six strings' } });
  });

  it('has texts and a picture', () => {
    const attributes = {
      name: '六弦',
      nameEn: 'Guitars',
      description: '木與電',
      image: { data: { id: 4, attributes: { url: '/uploads/g.png', updatedAt: 'then' } } },
    };
    const { value, pictures } = validate({ id: 1, attributes }).entries[0] ?? {};
    expect(value).toMatchObject({
      id: 'guitars',
      name: { zh: '六弦', en: 'Guitars' },
      description: { zh: '木與電', en: undefined },
    });
    expect(pictures).toEqual([{ address: 'http://localhost:1337/uploads/g.png', version: 'then' }]);
  });

  it.each([
    ['with an unknown name', [entry('Ukuleles')], 'is none of the categories guitars, '],
    ['that is a duplicate', [entry('Guitars'), entry('guitars')], 'the category of an earlier'],
    ['without a name', [entry('Guitars', { name: '' })], 'is missing'],
    ['that is null', [null], 'is missing'],
  ])('%s is rejected', (_, items, reason) => {
    const { rejected } = validate(...items);
    expect(rejected).toHaveLength(1);
    expect(rejected[0]).toMatchObject({ kind: 'category' });
    expect(rejected[0]?.issues[0]?.reason).toContain(reason);
  });

  it('does not count as a duplicate of an invalid one', () => {
    const { entries } = validate(entry('Guitars', { name: '' }), entry('Guitars'));
    expect(entries).toHaveLength(1);
  });
});
