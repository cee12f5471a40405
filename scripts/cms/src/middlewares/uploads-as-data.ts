import type { Context, Next } from 'koa';

/** Headers with which browsers embed an upload in a page, but never run it in the CMS's own origin. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** Serves uploads as data, because they share an origin with the panel's login. */
export default () => async (context: Context, next: Next) => {
  await next();
  if (context.path.startsWith('/uploads/')) context.set(HEADERS);
};
