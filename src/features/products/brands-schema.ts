import { z } from 'zod';

/** Schema of `data/brands.json`: the country of each brand, if it is one that the sheet of a product names. */
export const brandsSchema = z.record(
  z.string().regex(/^[\p{L}\p{N}]/u),
  z.enum(['USA', 'Japan']).nullable(),
  // Of a name; a country has its own.
  {
    error: ({ code }) =>
      code === 'invalid_key' ? 'must begin with a letter or a digit' : undefined,
  },
);
