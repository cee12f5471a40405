import { readDestination, type Destination } from '~/contracts/destinations';

/** Names of districts and quarters of Hong Kong by area, in one language. */
export type Districts = Readonly<Record<string, readonly string[]>>;

/** The districts to suggest in an area; all of them until one is chosen. */
export const districtsOf = (area: string, districts: Districts): readonly string[] =>
  (area === '' ? Object.values(districts).flat() : districts[area]) ?? [];

/** A single character without 區 begins other names as well: 東涌 is not in 東區. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/(..)區$/, '$1');

/** The area of a district that is known in a language. */
function areaOf(name: string, languages: readonly Districts[]): Destination | undefined {
  const known = languages.flatMap((districts) => Object.entries(districts));
  const [area = ''] =
    known.find(([, names]) => names.some((each) => plain(each) === plain(name))) ?? [];
  return readDestination(area);
}

/**
 * An address in which one field has changed, so that area and district agree: a known district sets the area, and another
 * area in Hong Kong empties the district. Abroad there are districts of the same names.
 */
export function agreed<Address extends { area: string; city: string }>(
  address: Address,
  changed: string | undefined,
  languages: readonly Districts[],
): Address {
  const { area, city } = address;
  const known = areaOf(city, languages);
  if (!known || area === known || area === 'abroad' || area === 'collect') return address;
  return changed === 'area' && area !== '' ? { ...address, city: '' } : { ...address, area: known };
}
