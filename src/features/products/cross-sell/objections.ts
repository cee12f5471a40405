import type { Product } from '../product';
import { accessoryMatches } from './instruments';
import { crossSellsOf } from './cross-sells';

/** Maximum ratio of the price of a cross-sell to that of the product. */
const DEAREST = 3;
/** Minimum ratio: the shop does not cross-sell a book with a grand piano. */
const CHEAPEST = 1 / 250;

type Part = Pick<Product, 'id' | 'category' | 'kind' | 'price' | 'attributes'>;

const optionsOf = ({ attributes }: Part, id: string): readonly unknown[] => {
  const value = attributes?.[id];
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
};

const haveCommon = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === 0 || b.length === 0 || a.some((each) => b.includes(each));

/** The reason not to cross-sell a product with another one; `undefined` if there is none. */
export function objection(product: Part, other: Part): string | undefined {
  if (
    other.kind !== undefined &&
    other.kind === product.kind &&
    other.category === product.category
  )
    return 'is of the same kind';
  if (other.price > DEAREST * product.price) return `costs more than ${DEAREST} times as much`;
  if (other.price < CHEAPEST * product.price) return 'is a trifle beside it';
  if (optionsOf(product, 'comesWith').includes(other.kind)) return 'is in the box already';
  if (other.kind === 'book') {
    if (!haveCommon(optionsOf(product, 'level'), optionsOf(other, 'level')))
      return 'is a book for another level';
    if (!accessoryMatches(other, product)) return 'is a book for another instrument';
  }
  return undefined;
}

/** The part that a product plays beside another one: a set of cymbals has one of each type. */
const roleOf = (product: Part): string =>
  [product.category, product.kind, ...optionsOf(product, 'cymbalType')].join('/');

/**
 * The objections to the cross-sells of a product: those to each, a second one of a kind, and a
 * stand for a microphone without one.
 * @returns by id of the cross-sell
 */
export function objections(product: Part, crossSells: readonly Part[]): Map<string, string> {
  const hasMicrophone = [product, ...crossSells].some(
    (each) => optionsOf(each, 'transducer').length > 0,
  );
  return new Map(
    crossSells.flatMap((other, index) => {
      const isSecond =
        other.kind !== undefined &&
        crossSells.slice(0, index).some((each) => roleOf(each) === roleOf(other));
      const reason =
        objection(product, other) ??
        (isSecond
          ? 'is the second of its kind'
          : optionsOf(other, 'standType').includes('microphone') && !hasMicrophone
            ? 'is a stand without a microphone'
            : undefined);
      return reason === undefined ? [] : [[other.id, reason] as const];
    }),
  );
}

/** One line for each product whose cross-sells have {@link objections}. */
export function describeObjections(all: readonly Product[]): string[] {
  const crossSells = crossSellsOf(all);
  return all.flatMap((product) => {
    const reasons = [...objections(product, crossSells(product))];
    if (reasons.length === 0) return [];
    const list = reasons.map(([id, reason]) => `${id} ${reason}`).join(', ');
    return [`Product ${product.id} goesWith: ${list}`];
  });
}
