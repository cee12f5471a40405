import { expect, it } from 'vitest';
import { entered } from '~/features/forms/draft';

const draft = { id: 'sent', name: '陳', email: '' };

it.each([
  ['nothing else', { name: '陳', website: '' }, draft],
  ['another name', { name: '李' }, { ...draft, name: '李', id: '' }],
  ['a field without an event', { email: 'a@b.hk' }, { ...draft, email: 'a@b.hk', id: '' }],
])(
  'with %s entered, a draft is the same submission only if nothing changed',
  (_, values, after) => {
    expect(entered(draft, values)).toEqual(after);
  },
);
