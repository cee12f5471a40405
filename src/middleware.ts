import { defineMiddleware } from 'astro:middleware';
import { keepUsedHashes } from '~/build/used-hashes';

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = keepUsedHashes(Buffer.from(await response.arrayBuffer()));
  return new Response(new Uint8Array(html), response);
});
