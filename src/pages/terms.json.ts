import type { APIRoute } from 'astro';
import { resources } from '~/features/studio/rooms';
import { settings } from '~/site/settings';

/** The terms by which functions price orders and bookings, besides the product list. Must not be cached. */
export const GET: APIRoute = () =>
  Response.json({
    shipping: settings.shipping,
    rooms: resources.map(({ id, hourlyRate, heads }) => ({ id, rate: hourlyRate, heads })),
  });
