import type { APIRoute } from 'astro';
import { headsOf, rooms } from '~/features/studio/rooms';
import { settings } from '~/site/settings';

/** What the functions price orders and bookings by, beside the price list. Must not be cached. */
export const GET: APIRoute = () =>
  Response.json({
    shipping: settings.shipping,
    rooms: rooms.map((room) => ({ id: room.id, rate: room.hourlyRate, heads: headsOf(room) })),
  });
