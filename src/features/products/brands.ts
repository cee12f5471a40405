import data from '~data/brands.json';
import { parseData } from '~/build/parse-data';
import { brandsSchema } from './brands-schema';
import type { BrandCountries } from './detect-brand';

/** Known brands and their countries (`data/brands.json`). */
export const brands: BrandCountries = parseData('data/brands.json', brandsSchema, data);
