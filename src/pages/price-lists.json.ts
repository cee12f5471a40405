import type { APIRoute } from 'astro';
import { pointerFile } from '~/features/products/price-list/price-list-files';

/** Maps each language to its current price list, whose file name has a content hash. Must not be cached. */
export const GET: APIRoute = async () =>
  new Response(await pointerFile(), { headers: { 'content-type': 'application/json' } });
