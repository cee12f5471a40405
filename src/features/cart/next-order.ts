/** The storage key of the id of this device's next order. */
export const NEXT_ORDER_KEY = 'overtone:order-id';
