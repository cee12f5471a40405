import type { z } from 'zod';

/** One line for each zod issue: where, field, reason. */
export const describeIssues = (where: string, { issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${where}: ${path.join('.') || 'entry'}: ${message}`);

/**
 * Validates a file in `data/`.
 * @throws an Error with file, field and reason of each issue
 */
export function parseData<T extends z.ZodType>(file: string, schema: T, data: unknown): z.infer<T> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(describeIssues(file, result.error).join('\n'));
}
