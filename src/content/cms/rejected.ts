import type { z } from 'zod';
import { contentLimits } from '~/site/content-limits';
import type { Rejected } from '../shop-content';
import { excerpt } from '../text-fields';

/** Size of one rejected entry in `/build.json`, in bytes. */
export const MAX_REJECTED_BYTES = 2048;

/** Before the limit in bytes is applied. */
const MAX_MISTAKES = 20;

/** The `field` of mistakes that concern no field in particular. */
export const WHOLE_ENTRY = 'entry';

/** A rejected entry for the report: its texts shortened, and as many mistakes as fit. */
export function toRejected(
  kind: Rejected['kind'],
  { id, name }: { id: unknown; name: unknown },
  { issues }: z.ZodError,
): Rejected {
  const mistakes = issues.slice(0, MAX_MISTAKES).map(({ path, message }) => ({
    field: excerpt(path.join('.'), 60) || WHOLE_ENTRY,
    reason: excerpt(message, 200),
  }));
  const withFirst = (count: number): Rejected => ({
    kind,
    id: textOf(id, contentLimits.id),
    name: textOf(name, 80),
    mistakes:
      count === issues.length
        ? mistakes
        : [
            ...mistakes.slice(0, count),
            { field: WHOLE_ENTRY, reason: `has ${issues.length - count} more mistakes` },
          ],
  });
  let count = mistakes.length;
  while (count > 0 && bytesOf(withFirst(count)) > MAX_REJECTED_BYTES) count -= 1;
  return withFirst(count);
}

const textOf = (value: unknown, max: number) =>
  typeof value === 'string' ? excerpt(value, max) : '';

const bytesOf = (rejected: Rejected) => Buffer.byteLength(JSON.stringify(rejected));
