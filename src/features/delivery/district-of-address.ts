import { readDestination, type Destination } from '~/contracts/destinations';

/** Names of districts and quarters of Hong Kong by area, in one language. */
export type Districts = Readonly<Record<string, readonly string[]>>;

/** Returns the suggested districts of an area; all districts if no area is chosen. */
export const districtsOf = (area: string, districts: Districts): readonly string[] =>
  (area === '' ? Object.values(districts).flat() : districts[area]) ?? [];

/** Keeps 區 after a single character, which also begins other names: 東涌 is not in 東區. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/(..)區$/, '$1');

/** Returns the area of a district that is known in any language. */
function areaOf(name: string, languages: readonly Districts[]): Destination | undefined {
  const known = languages.flatMap((districts) => Object.entries(districts));
  const found = known.find(([, names]) => names.some((each) => plain(each) === plain(name)));
  return found && readDestination(found[0]);
}

/**
 * Returns an address with one field changed, keeping area and district consistent: a known district sets the area, and
 * another area in Hong Kong empties the district. Districts abroad may have the same names.
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
