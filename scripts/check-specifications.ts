/**
 * Prints the coverage of specifications by kind: attributes of a product on average, and which of the
 * attributes that `data/kinds.json` expects are missing on which products; then the number of facts by source: `npx node scripts/check-specifications.ts`.
 * Exits with 1 for a source that is neither an address, `common` nor `shop`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  countSources,
  specificationCoverage,
  type Sources,
} from './checks/specification-coverage.ts';
import { root } from './toolchain/node.mjs';

type Coverage = Parameters<typeof specificationCoverage>;
type Entry = Coverage[0][number];

const read = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(root, 'data', ...path), 'utf8'));

const kinds = read('kinds.json') as Coverage[1];
const products = Object.keys(kinds).flatMap((category) =>
  (read('catalogue', `${category}.json`) as object[]).map((product) => ({ ...product, category })),
) as Entry[];

const coverage = specificationCoverage(products, kinds);
for (const { kind, products: count, average, missing } of coverage.kinds) {
  console.log(`${kind.padEnd(32)} ${String(count).padStart(3)} ${average.toFixed(1).padStart(5)}`);
  for (const { attribute, ids } of missing) {
    console.log(`    without ${attribute}: ${ids.join(', ')}`);
  }
}
console.log(`All ${products.length} products: ${coverage.shop.toFixed(1)} attributes on average`);

const attributes = read('attributes.json') as Record<string, { type: string }>;
/** Figures, part numbers, countries of origin and contents of the box. */
const isExact = (fact: string) =>
  ['number', 'range'].includes(attributes[fact]?.type ?? '') ||
  ['mpn', 'madeIn', 'included'].includes(fact);

const { address, common, exact, shop, wrong } = countSources(
  Object.keys(kinds).map((category) => read('sources', `${category}.json`) as Sources),
  isExact,
);
console.log(
  `Facts: ${address} with an address, ${common} common knowledge, ${shop} the shop’s own. ` +
    `Of the common ones, ${exact} are figures, part numbers, origins or box contents`,
);
for (const each of wrong) console.error(`Not a source: ${each}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
