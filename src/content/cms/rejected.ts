import { faultOf, type Fault } from '~/i18n/reasons';
import { contentLimits } from '~/site/content-limits';
import type { Rejected } from '../shop-content';
import { excerpt } from '../value-schemas';

/** The `field` of issues with an entry as a whole. */
export const WHOLE_ENTRY = 'entry';

/** More than fit into a report: each takes at least 25 bytes. */
const MAX_ISSUES = 100;

/** A rejected entry for the report. Texts are shortened; issues beyond the size limit are only counted. */
export function toRejected(
  kind: Rejected['kind'],
  { id, name }: { id: unknown; name: unknown },
  issues: readonly (Fault & { path: readonly PropertyKey[] })[],
): Rejected {
  const reported = issues.slice(0, MAX_ISSUES).map(({ path, ...fault }) => ({
    ...fault,
    field: excerpt(path.join('.'), 60) || WHOLE_ENTRY,
    reason: excerpt(fault.reason, 200),
  }));
  const withFirst = (count: number): Rejected => ({
    kind,
    id: textOf(id, contentLimits.id),
    name: textOf(name, 80),
    issues:
      count === issues.length
        ? reported
        : [
            ...reported.slice(0, count),
            { field: WHOLE_ENTRY, ...faultOf('more', { count: issues.length - count }) },
          ],
  });
  let count = reported.length;
  while (count > 0 && bytesOf(withFirst(count)) > contentLimits.rejectedBytes) count -= 1;
  return withFirst(count);
}

const textOf = (value: unknown, max: number) =>
  typeof value === 'string' ? excerpt(value, max) : '';

/** Also in the panel of the CMS, where there is no `Buffer`. */
const bytesOf = (rejected: Rejected) =>
  new TextEncoder().encode(JSON.stringify(rejected)).byteLength;
