import { describe, expect, it } from 'vitest';
import { markdownTable } from '../../scripts/bench/markdown-table.ts';
import { measure, precisionAt5, rowsByKind, successAt5 } from './measure';
import { builtinProducts, indexOf, readQueries } from './shop-index';

const index = indexOf(await builtinProducts());
const TITLES = ['Kind', 'Queries', 'Success at 5', 'Precision at 5'];

/** `golden.json` is the standard; `more.json` was written after the engine, to see whether it holds. */
describe.each(['./golden.json', './more.json'])('%s', (file) => {
  it('finds an expected product among the first five for 97 % of the queries', async () => {
    const measured = await measure(index, readQueries(file));
    const missed = measured.filter(({ success }) => !success);
    console.log(
      `${file}\n${markdownTable(TITLES, rowsByKind(measured))}\nMissed: ${missed.map(({ query }) => query).join(', ') || 'none'}`,
    );
    expect(successAt5(measured)).toBeGreaterThanOrEqual(0.97);
    expect(precisionAt5(measured)).toBeGreaterThanOrEqual(0.9);
  });
});
