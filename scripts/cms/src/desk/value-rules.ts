import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { PublishIssue } from '~/content/cms/publish-issues';
import { faultOf, reasonIn, type Fault } from '~/i18n/reasons';
import { HALF_TEXTS } from '../half-texts';
import { timeFault } from '../time-faults';
import { readTime } from '../typed-time';
import type { Locale } from './field-names';

/** As Strapi stores it. */
const STORED_TIME = /^(\d\d:\d\d):\d\d(\.\d+)?$/;

/** Returns a time as Strapi stores it, of one that an editor has typed or that is stored. */
const timeOf = (value: unknown) => {
  const time = readTime(String(value).replace(STORED_TIME, '$1'));
  return time && `${time}:00.000`;
};

/** The reasons of Strapi's own validation, which has them in English only, with the name of the field. */
const REASONS: readonly (readonly [message: RegExp, faultFor: (number: string) => Fault])[] = [
  [/must be unique/, () => faultOf('taken')],
  [/must be defined|is a required field|cannot be (null|empty)/, () => faultOf('missing')],
  [/must be an integer|must be a `number` type/, () => faultOf('whole')],
  [/must be at least (\d+) characters/, (minimum) => faultOf('fewest', { minimum })],
  [/must be at most (\d+) characters/, (most) => faultOf('characters', { most })],
  [/must be greater than or equal to (-?\d+)/, (minimum) => faultOf('atLeast', { minimum })],
  [/must be less than or equal to (-?\d+)/, (maximum) => faultOf('atMost', { maximum })],
];

/** Returns the problems that Strapi has found, in the language of the panel; undefined if there is another error. */
export function strapiIssues(error: unknown, locale: Locale): PublishIssue[] | undefined {
  if (!(error instanceof errors.ValidationError)) return undefined;
  const found = (error.details as { errors?: { path: string[]; message: string }[] }).errors ?? [];
  const issues = found.flatMap(({ path, message }) => {
    const [pattern, faultFor] = REASONS.find(([each]) => each.test(message)) ?? [];
    const fault = pattern && faultFor?.(pattern.exec(message)?.[1] ?? '');
    return fault ? [{ field: path.join('.'), reason: reasonIn(fault, locale) }] : [];
  });
  return issues.length > 0 && issues.length === found.length ? issues : undefined;
}

/** Removes the items of lists that an editor has added and left empty. */
export function removeEmptyItems(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  data: Record<string, unknown>,
) {
  const { attributes } = strapi.contentType(uid);
  for (const [name, value] of Object.entries(data)) {
    const attribute = attributes[name];
    if (attribute?.type !== 'component' || !Array.isArray(value)) continue;
    const fields = Object.keys(strapi.components[attribute.component]?.attributes ?? {});
    data[name] = value.filter((item: Record<string, unknown>) =>
      fields.some((field) => (item[field] ?? '') !== ''),
    );
  }
}

/**
 * Returns the problems with the types of values, which databases do not store, and replaces times as editors type them
 * by times as Strapi stores them.
 */
export function typeIssues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  data: Record<string, unknown>,
  locale: Locale,
): PublishIssue[] {
  const { attributes } = strapi.contentType(uid);
  return Object.entries(data).flatMap(([field, value]) => {
    if (value === null || value === undefined || value === '') return [];
    const type = attributes[field]?.type;
    if (type === 'integer' && !Number.isInteger(Number(value))) {
      return [{ field, reason: reasonIn(faultOf('whole'), locale) }];
    }
    if (type !== 'time') return [];
    const time = timeOf(value);
    if (!time) return [{ field, reason: reasonIn(faultOf('time'), locale) }];
    data[field] = time;
    return [];
  });
}

interface FileOfForm {
  name: string;
  [HALF_TEXTS]?: object;
}

/** Returns the pictures of a form with an alternative text in one language only, which is not saved. */
export function textIssues(data: Record<string, unknown>, locale: Locale): PublishIssue[] {
  return ['image', 'gallery'].flatMap((field) =>
    [data[field] ?? []]
      .flat()
      .filter((file): file is FileOfForm => Boolean((file as Partial<FileOfForm>)[HALF_TEXTS]))
      .map(({ name }) => ({ field, reason: reasonIn(faultOf('halfText', { name }), locale) })),
  );
}

/** Returns the problems with times that an editor has changed. */
export async function timeIssues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, data }: { documentId?: string; data: Record<string, unknown> },
  locale: Locale,
): Promise<PublishIssue[]> {
  const { attributes } = strapi.contentType(uid);
  const issuesBeside = (before: Readonly<Record<string, unknown>> | null) =>
    Object.entries(data).flatMap(([field, value]) => {
      if (attributes[field]?.type !== 'datetime') return [];
      const fault = timeFault(uid, field, value, before?.[field]);
      return fault ? [{ field, reason: reasonIn(fault, locale) }] : [];
    });
  const issues = issuesBeside(null);
  return issues.length > 0 && documentId
    ? issuesBeside(await strapi.documents(uid).findOne({ documentId }))
    : issues;
}

/** Returns the fields whose values another published entry has, and that must be unique. */
export async function uniqueIssues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entry: Record<string, unknown> & { documentId: string },
  locale: Locale,
): Promise<PublishIssue[]> {
  const { documentId } = entry;
  const issues: PublishIssue[] = [];
  for (const [field, attribute] of Object.entries(strapi.contentType(uid).attributes)) {
    if (!('unique' in attribute && attribute.unique) || !entry[field]) continue;
    const filters = { [field]: entry[field], documentId: { $ne: documentId } };
    const other = await strapi.documents(uid).findFirst({ filters, status: 'published' });
    if (other) issues.push({ field, reason: reasonIn(faultOf('taken'), locale) });
  }
  return issues;
}
