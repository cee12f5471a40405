/**
 * Returns the note for products delivered on an agreed day, as all of their kind are. Undefined for
 * other or unknown products, and for collected orders.
 */
export const appointmentNote = (
  { kinds, text }: { kinds: readonly string[]; text: string },
  product: { category: string; kind?: string | undefined } | undefined,
  destination?: string,
): string | undefined =>
  product && destination !== 'collect' && kinds.includes([product.category, product.kind].join('/'))
    ? text
    : undefined;

/** The delivery methods of an order. */
export interface DeliveryKinds {
  /** Within the delivery days of the area. */
  parcel: boolean;
  /** On an agreed day. */
  appointment: boolean;
}

/** @param lines with the {@link appointmentNote} of each product */
export const deliveryKinds = (lines: readonly { note: string | undefined }[]): DeliveryKinds => ({
  parcel: lines.some(({ note }) => note === undefined),
  appointment: lines.some(({ note }) => note !== undefined),
});
