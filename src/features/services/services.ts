import { z } from 'zod';
import data from '~data/services.json';
import { parseData } from '~/build/parse-data';
import type { Product } from '~/features/products/product';
import { forEachLocale } from '~/i18n/locales';

const localized = z.strictObject(forEachLocale(() => z.string().trim().min(1)));

const servicesSchema = z.array(
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

/** The services of the shop (`data/services.json`). */
export const services = parseData('data/services.json', servicesSchema, data);

/** Returns the service that a product's page links to. */
export const serviceFor = ({ category, kind }: Pick<Product, 'category' | 'kind'>) =>
  services.find(({ kinds }) => kinds.includes(`${category}/${kind}`));
