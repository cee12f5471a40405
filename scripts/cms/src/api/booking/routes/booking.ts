/** Without Strapi's default routes: the API lists no bookings, only their hours. */
export default {
  routes: [
    { method: 'GET', path: '/bookings/taken', handler: 'booking.taken' },
    { method: 'POST', path: '/bookings/look', handler: 'booking.look' },
    { method: 'POST', path: '/bookings/cancel', handler: 'booking.cancel' },
    { method: 'PUT', path: '/bookings/:bookingId', handler: 'booking.record' },
  ],
};
