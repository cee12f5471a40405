import { expect, it } from 'vitest';
import { kinds } from '~/features/products/specifications/kinds';
import { kindGroupsSchema } from '~/features/products/specifications/kind-groups';

const name = { zh: '組', en: 'Group' };
const [first = '', ...others] = kinds.guitars.map(({ id }) => id);
const ids = [first, ...others];
const parse = (...groups: string[][]) =>
  kindGroupsSchema.safeParse({ guitars: groups.map((kinds) => ({ name, kinds })) });

it('groups contain each kind of their category once', () => {
  expect(parse(ids).success).toBe(true);
  expect(parse([first], others).success).toBe(true);
  for (const wrong of [others, [...ids, first], [...ids, 'lute']]) {
    expect(parse(wrong).error?.message).toContain('each kind of the category once: electric');
  }
});
