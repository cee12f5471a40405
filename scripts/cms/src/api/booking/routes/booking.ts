/** Not the routes that Strapi offers: nobody lists bookings over the API, or reads more than hours. */
export default {
  routes: [
    { method: 'GET', path: '/bookings/taken', handler: 'booking.taken' },
    { method: 'POST', path: '/bookings/look', handler: 'booking.look' },
    { method: 'POST', path: '/bookings/cancel', handler: 'booking.cancel' },
    { method: 'PUT', path: '/bookings/:bookingId', handler: 'booking.record' },
  ],
};
