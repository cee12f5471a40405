import type { APIRoute } from 'astro';
import { attributePointer } from '~/features/facets/attributes/attribute-files';

/** Maps each language to the hashes of its current attribute files. Must not be cached. */
export const GET: APIRoute = async () =>
  new Response(await attributePointer(), { headers: { 'content-type': 'application/json' } });
