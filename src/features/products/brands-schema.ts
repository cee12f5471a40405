import { z } from 'zod';
import { refusal } from '~/i18n/reasons';

/** Schema of `data/brands.json`: the country of each brand, if it is one that the specifications of a product name. */
export const brandsSchema = z.record(
  z.string().refine((name) => /^[\p{L}\p{N}]/u.test(name), refusal('letterFirst')),
  z.enum(['USA', 'Japan']).nullable(),
);
