/** Where an order goes: the areas of Hong Kong that shoppers know, elsewhere, or nowhere, as it is collected. */
export const destinations = [
  'island',
  'kowloon',
  'territories',
  'outlying',
  'abroad',
  'collect',
] as const;
export type Destination = (typeof destinations)[number];

/** The destination of a stored or submitted text; undefined for orders from before there were any. */
export const readDestination = (text: string): Destination | undefined =>
  destinations.find((each) => each === text);
