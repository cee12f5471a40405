import { expect, it } from 'vitest';
import { withTable } from '../../../scripts/bench/publish-table.ts';

const document = 'Before\n\n<!-- sizes -->\n\n| Old |\n\n<!-- /sizes -->\n\nAfter\n';

it('replaces the table between the comments and nothing else', () => {
  const updated = withTable(document, 'sizes', '| New |');
  expect(updated).toBe('Before\n\n<!-- sizes -->\n\n| New |\n\n<!-- /sizes -->\n\nAfter\n');
  expect(withTable(updated, 'sizes', '| New |')).toBe(updated);
});

it('rejects a document without the comments', () => {
  expect(() => withTable(document, 'lighthouse', '| New |')).toThrow(/<!-- lighthouse -->/);
  expect(() => withTable('<!-- sizes -->\n', 'sizes', '')).toThrow(/<!-- \/sizes -->/);
});
