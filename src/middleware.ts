import { defineMiddleware } from 'astro:middleware';
import { keepUsedHashes } from '~/build/used-hashes';

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  return new Response(keepUsedHashes(await response.text()), response);
});
