/** Destinations of orders: areas of Hong Kong, other countries, or collection in the shop. */
export const destinations = [
  'island',
  'kowloon',
  'territories',
  'outlying',
  'abroad',
  'collect',
] as const;
export type Destination = (typeof destinations)[number];

/** Parses a stored or submitted destination; undefined for orders that predate the field. */
export const readDestination = (text: string): Destination | undefined =>
  destinations.find((each) => each === text);
