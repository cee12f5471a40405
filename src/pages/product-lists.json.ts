import type { APIRoute } from 'astro';
import { productListUrls } from '~/features/products/product-list/product-list-files';

/** Maps each language to its current product list, whose file name has a content hash. Must not be cached. */
export const GET: APIRoute = async () => Response.json(await productListUrls());
