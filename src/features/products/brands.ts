import { z } from 'zod';
import data from '~data/brands.json';
import { parseData } from '~/build/parse-data';
import type { BrandCountries } from './detect-brand';

const schema = z.record(z.string().trim().min(1), z.enum(['USA', 'Japan']).nullable());

/** Known brands and their countries (`data/brands.json`). */
export const brands: BrandCountries = parseData('data/brands.json', schema, data);
