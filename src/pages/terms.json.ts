import type { APIRoute } from 'astro';
import { settings } from '~/site/settings';

/** What the functions price orders by, beside the price list. Must not be cached. */
export const GET: APIRoute = () => Response.json({ shipping: settings.shipping });
