import type { APIRoute } from 'astro';
import { pointerFile } from '~/features/products/price-list-files';

/** Tells which file holds the current price list of each language; never cached, as those are for ever. */
export const GET: APIRoute = async () =>
  new Response(await pointerFile(), { headers: { 'content-type': 'application/json' } });
