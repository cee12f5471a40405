import type { z } from 'zod';
import { faultOf } from '~/i18n/reasons';
import { isObject } from '~/lib/json';
import { contentLimits } from '~/site/content-limits';
import { faultOfIssue } from '../reasons';
import { clean } from '../value-schemas';
import { fieldsOf, type Fields } from '../cms/strapi-item';
import { schemas, type EditorFile, type EditorFiles } from './editor-files';
import { settingKinds, type Place, type SettingIssue, type SettingKindId } from './setting-kinds';

interface Change extends Place {
  field: string;
  value: unknown;
}

const TOO_LONG = faultOf('characters', { most: contentLimits.description });

/** The content without unprintable characters, at any depth. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each)]));
}

/** The content with a value at a place. */
function withValue(content: unknown, [key, ...rest]: Place['at'], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list = Array.isArray(content) ? [...(content as unknown[])] : [];
    list[key] = withValue(list[key], rest, value);
    return list;
  }
  const object = isObject(content) ? content : {};
  return { ...object, [key]: withValue(object[key], rest, value) };
}

/** Fields that are filled in for one language and missing for the other. */
const halfTranslated = (fields: Fields, names: readonly string[]): SettingIssue[] =>
  names
    .filter((name) => names.includes(`${name}En`))
    .map((name) => [name, `${name}En`])
    .flatMap((pair) => {
      const missing = pair.filter((name) => fields[name] === undefined);
      return missing.length === 1 ? [{ path: missing, ...faultOf('missing') }] : [];
    });

/** How many keys two places have in common. */
const sharedKeys = (place: Place['at'], path: readonly PropertyKey[]) =>
  [...place, undefined].findIndex((key, index) => key === undefined || key !== path[index]);

/** Schema issues of a changed file, by field. The file was valid before (`EditorFiles`). */
function issuesOf(
  file: EditorFile,
  content: unknown,
  places: readonly (readonly [field: string, place: Place])[],
) {
  const { error } = (schemas[file] as z.ZodType).safeParse(content, { reportInput: true });
  return (error?.issues ?? []).map((issue): SettingIssue => {
    const { path } = issue;
    const [field, { at }] = places.reduce((best, each) =>
      sharedKeys(each[1].at, path) > sharedKeys(best[1].at, path) ? each : best,
    );
    return { path: [field, ...path.slice(at.length)], ...faultOfIssue(issue) };
  });
}

/**
 * Applies an entry of a setting to the files. Empty fields change nothing.
 * @param item as Strapi sends it, not validated
 * @returns the changed files, or all issues of the entry
 */
export function applySetting(
  kind: SettingKindId,
  item: unknown,
  files: EditorFiles,
): { files: EditorFiles } | { issues: SettingIssue[] } {
  const fields = Object.fromEntries(
    Object.entries(fieldsOf(item)).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );
  const { key, places: placesOf, about } = settingKinds[kind];
  const places = placesOf(fields, files);
  const isMissing = key !== undefined && fields[key] === undefined;
  if (!places || isMissing) {
    const choices = isMissing ? undefined : about?.(files).join(', ');
    const fault = choices ? faultOf('oneOf', { values: choices }) : faultOf('missing');
    return { issues: [{ path: [key ?? ''], ...fault }] };
  }

  const changes = Object.entries(places).flatMap(([field, place]): Change[] => {
    const value = fields[field];
    return value === undefined
      ? []
      : [{ ...place, field, value: cleaned(place.read ? place.read(value) : value) }];
  });
  const tooLong = changes.filter(
    ({ value }) => JSON.stringify(value).length > 2 * contentLimits.description,
  );
  if (tooLong.length > 0) {
    return { issues: tooLong.map(({ field }) => ({ path: [field], ...TOO_LONG })) };
  }

  let after = files;
  for (const { file, at, value } of changes) {
    after = { ...after, [file]: withValue(after[file], at, value) };
  }
  const issues = [
    ...changes.flatMap(({ field, issuesIn }) =>
      (issuesIn?.(fields[field]) ?? []).map((issue) => ({
        ...issue,
        path: [field, ...issue.path],
      })),
    ),
    ...halfTranslated(fields, Object.keys(places)),
    ...[...new Set(changes.map(({ file }) => file))].flatMap((file) =>
      issuesOf(
        file,
        after[file],
        Object.entries(places).filter(([, place]) => place.file === file),
      ),
    ),
  ];
  return issues.length > 0 ? { issues } : { files: after };
}
