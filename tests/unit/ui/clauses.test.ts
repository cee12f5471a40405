import { expect, it } from 'vitest';
import { clauses } from '~/ui/Clauses';

it.each([
  ['耳機、效果器、樂譜。', ['耳機、', '效果器、', '樂譜。']],
  ['根據《貨品售賣條例》（第26章）享有', ['根據', '《貨品售賣條例》', '（第26章）', '享有']],
  ['（下稱「我們」），', ['（下稱', '「我們」），']],
  ['Guitars, pianos (and drums).', ['Guitars, pianos (and drums).']],
  ['', ['']],
])('clauses: %s', (text, parts) => {
  expect(clauses(text)).toEqual(parts);
});
