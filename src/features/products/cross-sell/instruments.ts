import type { Product } from '../product';

type Part = Pick<Product, 'category' | 'kind' | 'attributes'>;

/** The instruments that a product is for; none if its specifications have no such list. */
const instrumentsFor = ({ attributes }: Part): readonly string[] => {
  const value = attributes?.['forInstruments'];
  return Array.isArray(value) ? value.map(String) : [];
};

/** The words by which a kind of instruments can be named: `electric` guitars are `electric-guitar`. */
const namesOf = ({ category, kind = '' }: Part) => [
  kind,
  ...(category === 'guitars' ? [`${kind}-guitar`] : []),
];

/** Whether one of two names of instruments is the narrower one: `alto-saxophone` and `saxophone`. */
const isLike = (a: string, b: string) => a === b || a.endsWith(`-${b}`) || b.endsWith(`-${a}`);

/** Whether an accessory is for an instrument by its list `forInstruments`: a reed is for saxophones. */
export const accessoryMatches = (accessory: Part, instrument: Part): boolean =>
  instrumentsFor(accessory).some((wanted) =>
    namesOf(instrument).some((name) => name !== '' && isLike(wanted, name)),
  );

/** Whether two products serve the same instrument: one is for the other, or both are for the same. */
export const serveTheSame = (a: Part, b: Part): boolean =>
  accessoryMatches(a, b) ||
  accessoryMatches(b, a) ||
  instrumentsFor(a).some((each) => instrumentsFor(b).includes(each));

/** Whether a product is for some instruments only. */
export const isForInstruments = (part: Part): boolean => instrumentsFor(part).length > 0;
