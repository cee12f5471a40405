import { describe, expect, it } from 'vitest';
import { comparedMembers, differences, variantText } from '~/features/product-page/family/variants';
import { familyMembers, onePerFamily } from '~/features/products/family/family';
import type { Family } from '~/features/products/product';
import { crossSellsOf } from '~/features/products/cross-sell/cross-sells';
import { otherProducts } from '~/features/product-page/recommendations/related';
import { product } from './make-product';

const family = (...members: string[]): Family => ({
  id: 'family',
  name: { zh: '一組', en: 'Family' },
  attributes: ['strength', 'handedness', 'highFSharp'],
  members,
});
const member = (id: string, wanted: Parameters<typeof product>[0] = {}, ...members: string[]) => ({
  ...product({ id, ...wanted }),
  family: family(...members),
});
const [a, b, c] = ['a', 'b', 'c'].map((id) =>
  member(id, { inStock: id !== 'a', price: 1000 }, 'a', 'b', 'c'),
) as [ReturnType<typeof member>, ReturnType<typeof member>, ReturnType<typeof member>];
const x = product({ id: 'x', price: 1005 });
const y = product({ id: 'y', goesWith: ['a', 'x', 'b', 'y', 'gone'] });
const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id);

describe('a family', () => {
  it('has one entry, at the place of its first product: one in stock', () => {
    expect(idsOf(onePerFamily([a, x, b, c]))).toEqual(['b', 'x']);
    expect(idsOf(onePerFamily([a, x]))).toEqual(['a', 'x']);
  });

  it('has one entry in cross-sell, and none on its own pages', () => {
    const crossSells = crossSellsOf([a, b, c, x, y]);
    expect(idsOf(crossSells(y))).toEqual(['b', 'x']);
    expect(idsOf(crossSells({ ...a, goesWith: ['b', 'x'] }))).toEqual(['x']);
  });

  it('has one entry among related products and alternatives, and none on its own pages', () => {
    const othersOf = otherProducts([a, b, c, x, y]);
    expect(idsOf(othersOf(x).related).sort()).toEqual(['b', 'y']);
    expect(idsOf(othersOf({ ...x, inStock: false }).alternatives).sort()).toEqual(['b', 'y']);
    expect(idsOf(othersOf(a).related).sort()).toEqual(['x', 'y']);
  });

  it('finds its products by any of them', () => {
    const membersOf = familyMembers([c, b, a, x]);
    expect(idsOf(membersOf(b))).toEqual(['a', 'b', 'c']);
    expect(membersOf(x)).toEqual([]);
  });
});

describe('a variant', () => {
  const words = { yes: 'Yes', no: 'No' };
  const sheet = { strength: 2.5, handedness: 'right', highFSharp: false };
  const reed = { ...x, attributes: sheet };

  it('is named by the values that distinguish it, in both languages', () => {
    expect(differences(family(), 'en')).toBe('Strength, Handedness, High F♯ key');
    expect(variantText(reed, family(), 'en', words)).toBe('2.5, Right-handed, No');
    expect(variantText(reed, family(), 'zh', { yes: '有', no: '無' })).toMatch(
      /^2\.5、\p{Script=Han}+、無$/u,
    );
  });

  it.each([
    ['a', 'a b c', 'a b c'],
    ['a', 'a b c d e f g', 'a b c d'],
    ['d', 'a b c d e f g', 'b c d e'],
    ['g', 'a b c d e f g', 'd e f g'],
  ])('%s of %s is compared with those beside it: %s', (id, members, compared) => {
    expect(comparedMembers(members.split(' '), id).join(' ')).toBe(compared);
  });
});
