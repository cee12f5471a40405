import data from '~data/services.json';
import { parseData } from '~/build/parse-data';
import type { Product } from '~/features/products/product';
import { servicesSchema } from './services-schema';

/** The services of the shop (`data/services.json`). */
export const services = parseData('data/services.json', servicesSchema, data);

/** Returns the service that a product's page links to. */
export const serviceFor = ({ category, kind }: Pick<Product, 'category' | 'kind'>) =>
  services.find(({ kinds }) => kinds.includes(`${category}/${kind}`));
