/**
 * What to say about the delivery of a product: that it comes on a day that is agreed, as all of its kind do.
 * Undefined for others, for unknown products, and if the order is collected.
 */
export const appointmentNote = (
  { kinds, text }: { kinds: readonly string[]; text: string },
  product: { category: string; kind?: string | undefined } | undefined,
  destination?: string,
): string | undefined =>
  product &&
  destination !== 'collect' &&
  kinds.includes(`${product.category}/${product.kind ?? ''}`)
    ? text
    : undefined;

/** The ways in which an order is delivered. */
export interface DeliveryKinds {
  /** Within the days of the area. */
  parcel: boolean;
  /** On a day that is agreed. */
  appointment: boolean;
}

/** @param lines with the {@link appointmentNote} of each product */
export const deliveryKinds = (lines: readonly { note: string | undefined }[]): DeliveryKinds => ({
  parcel: lines.some(({ note }) => note === undefined),
  appointment: lines.some(({ note }) => note !== undefined),
});
