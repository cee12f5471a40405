import { describe, expect, it } from 'vitest';
import {
  addRowFile,
  missingFiles,
  packProductList,
  packRowFiles,
  ROWS_PER_FILE,
  unpackProductList,
} from '~/features/products/product-list/product-list';
import { anySummaries, item } from './summaries';
import { property } from '../property';

/** Serializes a value as JSON and parses it. */
const sent = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

/** Enough products for two files and a part of a third. */
const many = Array.from({ length: 2 * ROWS_PER_FILE + 1 }, (_, index) =>
  item({ id: String(index), name: `Guitar ${index}`, originalPrice: 2000 }),
);
const inFiles = () => unpackProductList(sent(packProductList(many, '/data/rows/en/')));
const files = packRowFiles(many);

describe('the product list', () => {
  property('restores every product in the same order', [anySummaries], (items) => {
    const { summaries } = unpackProductList(sent(packProductList(items)));
    expect([...summaries.values()]).toEqual(items);
  });

  property('restores every product with its row in another file', [anySummaries], (items) => {
    const list = unpackProductList(sent(packProductList(items, '/data/rows/en/')));
    expect(list.summaries.size).toBe(0);
    for (const [file, rows] of sent(packRowFiles(items)).entries()) addRowFile(list, file, rows);
    expect([...list.summaries.values()]).toEqual(items);
  });

  property('has what filters and sort orders need without the rows', [anySummaries], (items) => {
    const listed = items.map(
      ({
        name: _name,
        picture: _picture,
        facts: _facts,
        originalPrice: _price,
        delivery: _delivery,
        ...listed
      }) => listed,
    );
    expect(unpackProductList(sent(packProductList(items, '/data/rows/en/'))).products).toEqual(
      listed,
    );
  });
});

describe('the files of rows', () => {
  it('are those of the products whose rows have not been added', () => {
    const list = inFiles();
    const last = String(many.length - 1);
    expect(missingFiles(list, ['1', '0', last])).toEqual([0, 2]);
    addRowFile(list, 2, files[2] ?? []);
    expect(missingFiles(list, ['0', last])).toEqual([0]);
    expect(list.summaries.get(last)).toEqual(many.at(-1));
  });

  it('are rejected with fewer rows than products', () => {
    const list = inFiles();
    expect(() => {
      addRowFile(list, 1, files[2] ?? []);
    }).toThrow('/data/rows/en/: rows missing from product 24');
    expect(list.summaries.size).toBe(0);
  });
});
