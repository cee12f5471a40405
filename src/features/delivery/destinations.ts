import type { Area } from './arrival';

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

/** The area whose delivery times hold; undefined if there are none to promise. */
export function timedArea(destination: Destination | undefined): Area | undefined {
  if (destination === 'island' || destination === 'kowloon') return 'urban';
  return destination === 'abroad' || destination === 'collect' ? undefined : destination;
}

/** What delivery to a destination costs: nothing to collect; abroad, what is agreed after the order. */
export const shippingTo = <S extends { fee: number }>(destination: string, shipping: S): S =>
  destination === 'abroad' || destination === 'collect' ? { ...shipping, fee: 0 } : shipping;
