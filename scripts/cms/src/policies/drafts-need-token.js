/** What anybody may ask for: only what is published. */
const OPEN = { status: 'published', publicationState: 'live' };

/**
 * Keeps drafts from whoever sends no API token; without this the public role could read them
 * with `?status=draft`. Strapi takes an empty or odd value for `draft`, so only the one value
 * for published entries passes. Refused requests are answered 403.
 */
module.exports = function draftsNeedToken({ request: { query }, state: { auth } }) {
  return (
    auth?.strategy.name === 'content-api-token' ||
    Object.entries(OPEN).every(([name, value]) => !(name in query) || query[name] === value)
  );
};
