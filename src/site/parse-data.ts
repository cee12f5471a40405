import type { z } from 'zod';

/** One line for each mistake that zod found: where, field, reason. For people who edit JSON. */
export const describeIssues = (where: string, { issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${where}: ${path.join('.') || 'entry'}: ${message}`);

/**
 * Data of ours, checked.
 * @throws an Error that names file, field and reason of each mistake
 */
export function parseData<T extends z.ZodType>(file: string, schema: T, data: unknown): z.infer<T> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(describeIssues(file, result.error).join('\n'));
}
