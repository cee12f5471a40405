import { fieldsOf } from '../cms/strapi-item';
import { repositoryFiles } from './editor-files';
import { settingKinds, type SettingKindId } from './setting-kinds';

/** The value at a path of some content; undefined if there is none. */
const valueAt = (content: unknown, at: readonly PropertyKey[]) =>
  at.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    content,
  );

/**
 * The values of the repository's files for the fields of a setting, in the format of the CMS form. They apply to fields
 * that an editor leaves empty.
 * @param item an entry; only its identifying field is needed
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
