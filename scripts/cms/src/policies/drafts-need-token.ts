import type { Context } from 'koa';

/** The parameter values that are allowed without a token. */
const PUBLISHED = { status: 'published', publicationState: 'live' };

/**
 * Allows drafts only with an API token. Without this policy the public role could read them with
 * `?status=draft`. Strapi treats empty and unknown values as `draft`, so only the value for
 * published entries is allowed. Other requests are answered with 403.
 */
export default function draftsNeedToken({ request: { query }, state: { auth } }: Context): boolean {
  return (
    auth?.strategy.name === 'content-api-token' ||
    Object.entries(PUBLISHED).every(([name, value]) => !(name in query) || query[name] === value)
  );
}
