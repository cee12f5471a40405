import { z } from 'zod';
import { CODE_PATTERN, codeKinds, codeProblems, normalizedCode } from './code';
import { amountSchema, randomIdSchema } from './text-schema';

export const codeSchema = z
  .string()
  .max(100)
  .transform(normalizedCode)
  .pipe(z.string().regex(new RegExp(`^${CODE_PATTERN}$`), 'is not a code'));

/** A `CodeRequest`; also the body of `POST /api/codes/look` of the CMS. */
export const codeRequestSchema = z.strictObject({
  code: codeSchema,
  id: randomIdSchema.optional(),
});

/** The body of `PUT /api/codes/hold` and `PUT /api/codes/release` of the CMS. */
export const codeHoldSchema = z.strictObject({ code: codeSchema, id: randomIdSchema });

const problemSchema = z.object({ problem: z.enum(codeProblems) });

/** The CMS's response to a look-up. */
export const codeAnswerSchema = z.union([
  problemSchema,
  z.object({
    code: z.string(),
    kind: z.enum(codeKinds),
    value: z.int().min(1),
    minimum: amountSchema,
    categories: z.array(z.string()),
    products: z.array(z.string()),
  }),
]);

/** The CMS's response to a hold: when it ends, in ms; null for a code without a limit. */
export const codeHeldSchema = z.union([problemSchema, z.object({ until: z.int().nullable() })]);
