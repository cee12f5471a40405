import { describe, expect, it } from 'vitest';
import { filterList, searchFor } from '~cms/../desk/search-conditions';

type Condition = Record<string, unknown>;
const order = {
  reference: 'OT-20261122-7KQ4MN',
  firstName: '大文',
  lastName: '陳',
  phone: '9123 4567',
};

/** Whether a row meets a condition, as the database would decide. */
function meets(row: Record<string, string>, condition: Condition): boolean {
  return Object.entries(condition).every(([field, value]) => {
    if (field === '$or') return (value as Condition[]).some((each) => meets(row, each));
    if (field === '$and') return (value as Condition[]).every((each) => meets(row, each));
    const text = row[field] ?? '';
    if (typeof value === 'string') return text === value;
    const { $containsi = '' } = value as { $containsi?: string };
    return text.toLowerCase().includes($containsi.toLowerCase());
  });
}
const finds = (query: string, row: Record<string, string> = order) =>
  searchFor(query, Object.keys(row)).some((condition) => meets(row, condition as Condition));

describe('a search of orders', () => {
  it.each([
    '陳大文',
    '大文',
    '陳',
    '7kq4mn',
    '91234567',
    '9123 4567',
    '+852 9123-4567',
    '１２３ ４５',
  ])('finds the order by %s', (query) => expect(finds(query)).toBe(true));

  it.each(['大文陳', '陳文', '91234568', '+852 9123-4568', '4567 9123', 'OT-20261123'])(
    'does not find it by %s',
    (query) => expect(finds(query)).toBe(false),
  );

  it('finds names of several words in any order', () => {
    const english = { firstName: 'Tai Man', lastName: 'Chan', phone: '+85291234567' };
    for (const query of ['Tai Man Chan', 'chan tai man', '91234567'])
      expect(finds(query, english)).toBe(true);
    expect(finds('Tai Man Wong', english)).toBe(false);
  });

  it.each(['91234567', '9123-4567', '9123 4567', '+85291234567'])(
    'finds a phone number stored as %s',
    (phone) => expect(finds('(852) 91234567', { phone })).toBe(true),
  );
});

it('filters of a list leave those of other fields', () => {
  const other = { $or: [{ price: { $gt: '5', $lt: '9' } }, { badges: { $eq: 'hot' } }] };
  expect(filterList({ $and: [other, { category: { $eq: 'guitars' } }] }, 'badges')).toEqual({
    $and: [
      { $or: [{ price: { $gt: '5', $lt: '9' } }, { badges: { $containsi: '"hot"' } }] },
      { category: { $eq: 'guitars' } },
    ],
  });
});
