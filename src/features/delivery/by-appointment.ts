/**
 * Returns the delivery terms of a product that is not delivered within the delivery days of the area.
 * Undefined for other or unknown products, and for collected orders.
 */
export const appointmentNote = (
  product: { delivery?: string | undefined } | undefined,
  destination: string,
): string | undefined => (destination === 'collect' ? undefined : product?.delivery);

/** The delivery methods of an order. */
export interface DeliveryKinds {
  /** Within the delivery days of the area. */
  parcel: boolean;
  /** On terms of their own, such as an agreed day. */
  appointment: boolean;
}

/** @param lines with the {@link appointmentNote} of each product */
export const deliveryKinds = (lines: readonly { note: string | undefined }[]): DeliveryKinds => ({
  parcel: lines.some(({ note }) => note === undefined),
  appointment: lines.some(({ note }) => note !== undefined),
});
