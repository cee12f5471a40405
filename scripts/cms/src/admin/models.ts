/** The types whose entries the desk moves on. */
export const ORDER = 'api::order.order';
export const BOOKING = 'api::booking.booking';
export const MESSAGE = 'api::message.message';
