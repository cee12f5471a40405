import { z } from 'zod';
import { forEachLocale } from '~/i18n/locales';

const localized = z.strictObject(forEachLocale(() => z.string().trim().min(1)));

/** Schema of `data/services.json`. */
export const servicesSchema = z.array(
  z.strictObject({
    /** The fragment of the URL: `/services#tuning`. */
    id: z.string().regex(/^[a-z]+$/, 'must be lower-case letters'),
    name: localized,
    text: localized,
    /** Instruments or people that the service suits. */
    suits: localized,
    /** In whole HK$; 0 for a free service, absent if it is quoted. */
    price: z.int().min(0).optional(),
    /** Kinds of products whose pages link to it, such as `guitars/bass`. */
    kinds: z.array(z.string()),
  }),
);
