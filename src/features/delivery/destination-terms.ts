import type { Destination } from '~/contracts/destinations';
import type { Area } from './arrival';

/** Returns the area for delivery times; undefined if none can be promised. */
export function timedArea(destination: Destination | undefined): Area | undefined {
  if (destination === 'island' || destination === 'kowloon') return 'urban';
  return destination === 'abroad' || destination === 'collect' ? undefined : destination;
}

/** Returns the shipping terms of a destination: collection is free; abroad, the fee is agreed after the order. */
export const shippingTo = <S extends { fee: number }>(destination: string, shipping: S): S =>
  destination === 'abroad' || destination === 'collect' ? { ...shipping, fee: 0 } : shipping;
