import type { Destination } from '~/contracts/destinations';
import type { Area } from './arrival';

/** The area whose delivery times hold; undefined if there are none to promise. */
export function timedArea(destination: Destination | undefined): Area | undefined {
  if (destination === 'island' || destination === 'kowloon') return 'urban';
  return destination === 'abroad' || destination === 'collect' ? undefined : destination;
}

/** What delivery to a destination costs: nothing to collect; abroad, what is agreed after the order. */
export const shippingTo = <S extends { fee: number }>(destination: string, shipping: S): S =>
  destination === 'abroad' || destination === 'collect' ? { ...shipping, fee: 0 } : shipping;
