import { fieldsOf } from '../cms/strapi-item';
import { repositoryFiles } from './editor-files';
import { settingKinds, type SettingKindId } from './setting-kinds';

/** What is at a place of some content; undefined if nothing is. */
const valueAt = (content: unknown, at: readonly PropertyKey[]) =>
  at.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    content,
  );

/**
 * What the repository's files say in place of the fields that an editor leaves empty, as the form of the CMS would
 * have it.
 * @param item an entry, of which the field that says what it is about is enough
 */
export function fileValues(kind: SettingKindId, item: unknown): Record<string, unknown> {
  const places = settingKinds[kind].places(fieldsOf(item), repositoryFiles) ?? {};
  return Object.fromEntries(
    Object.entries(places).flatMap(([field, { file, at, write }]) => {
      const value = valueAt(repositoryFiles[file], at);
      return value === undefined ? [] : [[field, write ? write(value) : value]];
    }),
  );
}
