import type { APIRoute } from 'astro';
import { priceListUrls } from '~/features/products/price-list/price-list-files';

/** Maps each language to its current price list, whose file name has a content hash. Must not be cached. */
export const GET: APIRoute = async () => Response.json(await priceListUrls());
