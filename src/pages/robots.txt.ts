import type { APIRoute } from 'astro';

/** Everything may be read; pages that are nobody's search result say so themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
