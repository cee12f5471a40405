import type { APIRoute } from 'astro';
import { getFormerProducts } from '~/features/products/former-products';

/** The names of products that are no longer sold, by id, for saved items. */
export const GET: APIRoute = async () =>
  Response.json(Object.fromEntries((await getFormerProducts()).map(({ id, name }) => [id, name])));
