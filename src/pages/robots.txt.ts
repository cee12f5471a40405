import type { APIRoute } from 'astro';

/** Allows all crawling; pages that should not be indexed have a robots tag. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
