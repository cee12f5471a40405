import type { Context, Next } from 'koa';

/** Headers by which a browser shows an upload in a page, but never as a page or a script of the CMS's own origin. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** Serves uploads as data: the panel's log-in has the same origin. */
export default () => async (context: Context, next: Next) => {
  await next();
  if (context.path.startsWith('/uploads/')) context.set(HEADERS);
};
