import { describe, expect, it } from 'vitest';
import { validateProducts } from '~/content/cms/validate-products';
import { fakeProduct } from '../../cms/fake/entries';

const rejectedOf = (wrong: object) => {
  const [rejected] = validateProducts(
    [fakeProduct(1, { ...wrong })],
    'http://cms.example',
  ).rejected;
  if (!rejected) throw new Error('The product was not rejected');
  return rejected;
};

/** 20 badges and eight other fields. */
const COUNT = 28;
const allInvalid = {
  ...Object.fromEntries(
    Object.keys(fakeProduct(1))
      .filter((name) => !['id', 'documentId', 'createdAt', 'updatedAt'].includes(name))
      .map((name) => [name, { '"': '"'.repeat(500) }]),
  ),
  badges: Array.from({ length: 20 }, () => 7),
};

describe('a rejected entry', () => {
  it.each([
    ['a name of 1 MB', { name: '結'.repeat(350_000) }],
    ['an id of 1 MB', { documentId: '"'.repeat(1_000_000) }],
    ['100,000 badges', { badges: Array.from({ length: 100_000 }, () => 7) }],
    [
      '10,000 attributes',
      {
        kind: 'electric',
        attributes: Object.fromEntries(Array.from({ length: 10_000 }, (_, id) => [`x${id}`, 1])),
      },
    ],
    ['issues in all fields', { ...allInvalid, documentId: '結'.repeat(200) }],
  ])('takes up at most 2 KB in the report: %s', (_, wrong) => {
    const rejected = rejectedOf(wrong);
    expect(rejected.issues).not.toEqual([]);
    expect(Buffer.byteLength(JSON.stringify(rejected))).toBeLessThanOrEqual(2048);
  });

  it('reports how many issues are not listed', () => {
    const { issues } = rejectedOf(allInvalid);
    const listed = issues.length - 1;
    expect(listed).toBeGreaterThan(5);
    expect(listed).toBeLessThan(COUNT);
    expect(issues.at(-1)).toMatchObject({
      field: 'entry',
      reason: `has ${COUNT - listed} more issues`,
    });
  });
});
