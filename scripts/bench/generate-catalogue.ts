import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../toolchain/node.mjs';
import { randomFrom } from './random.ts';

/** An entry of a file in data/catalogue: the fields that product lists use. */
export interface Entry {
  id: string;
  name: string;
  nameEn: string;
  price: number;
  originalPrice?: number;
  badges: string[];
  inStock: boolean;
}

const files = globSync('data/catalogue/*.json', { cwd: root }).sort();
const builtin = files.flatMap((file) => {
  const entries = JSON.parse(readFileSync(join(root, file), 'utf8')) as Entry[];
  return entries.map(({ name, nameEn }) => ({ category: basename(file, '.json'), name, nameEn }));
});

/** HK$; the range of the built-in catalogue. */
const [CHEAPEST, DEAREST] = [80, 650_000] as const;
const BADGES = ['hot', 'bestseller', 'new', 'limited'];

/**
 * Generates a deterministic catalogue of `count` products with ids from 1, by category. It is valid for the
 * built-in source: the names of its products, numbered, with other prices and badges.
 */
export function generateCatalogue(count: number): Record<string, Entry[]> {
  const { next, happens, pick } = randomFrom(count);
  const catalogue: Record<string, Entry[]> = {};
  for (const { category } of builtin) catalogue[category] = [];

  for (let id = 1; id <= count; id++) {
    const { category, name, nameEn } = pick(builtin);
    // Log-uniform: many cheap products, few expensive ones.
    const price = Math.round(CHEAPEST * (DEAREST / CHEAPEST) ** (next() ** 2));
    const reduced = happens(0.15);
    catalogue[category]?.push({
      id: String(id),
      name: `${name} ${id}`,
      nameEn: `${nameEn} ${id}`,
      price,
      ...(reduced && { originalPrice: Math.ceil(price * 1.2) }),
      badges: [...BADGES.filter(() => happens(0.1)), ...(reduced ? ['discount'] : [])],
      inStock: happens(0.95),
    });
  }
  return catalogue;
}
