import { z } from 'zod';

/** Schema of `data/brands.json`: the country of each brand, if it is one that the sheet of a product names. */
export const brandsSchema = z.record(
  z.string().regex(/^[\p{L}\p{N}]/u, 'must begin with a letter or a digit'),
  z.enum(['USA', 'Japan']).nullable(),
);
