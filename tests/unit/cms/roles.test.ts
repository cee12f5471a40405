import { expect, it } from 'vitest';

interface Type {
  attributes: Record<string, { type: string; searchable?: boolean }>;
}
interface Permission {
  action: string;
  subject: string;
  properties: { fields: string[] };
}

// Not imported by name: its types come from Strapi, whose packages are not installed for unit tests.
const [roles] = Object.values(
  import.meta.glob<{ setRoles: (strapi: object) => Promise<void> }>(
    '/scripts/cms/src/desk/roles.ts',
    { eager: true },
  ),
);
const schemas = import.meta.glob<Type>('/scripts/cms/src/api/*/content-types/*/schema.json', {
  eager: true,
  import: 'default',
});
const types = new Map(
  Object.entries(schemas).map(([path, type]) => {
    const name = path.split('/').at(-2);
    return [`api::${name}.${name}`, type];
  }),
);

it('lists are not searched in fields that a role may not read', async () => {
  const read: Permission[] = [];
  const service = () => ({
    getNestedFields: ({ attributes }: Type) => Object.keys(attributes),
    assignPermissions: (_: number, permissions: Permission[]) =>
      read.push(...permissions.filter(({ action }) => action.endsWith('explorer.read'))),
  });
  const query = () => ({ update: () => ({ id: 1 }) });
  const contentType = (uid: string) => types.get(uid);
  await roles?.setRoles({ service, db: { query }, contentType });
  const hidden = read.flatMap(({ subject, properties }) =>
    Object.entries(types.get(subject)?.attributes ?? {})
      .filter(([name, { type }]) => !properties.fields.includes(name) && type !== 'json')
      .map(([name, { searchable }]) => [`${subject} ${name}`, searchable]),
  );
  expect(Object.fromEntries(hidden)).toEqual({
    'api::review.review email': false,
    'api::review.review reference': false,
    'api::booking.booking cancelToken': false,
    'api::alert.alert token': false,
  });
});
