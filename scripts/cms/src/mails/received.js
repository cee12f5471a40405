/** Whether a text is an id that the shop's pages create. */
const isId = (text) => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);

/**
 * The fields of a body that are texts of at most so many characters, by name; undefined if it has another field,
 * or a value that is none of these.
 */
function contentOf(body, fields) {
  const entries = Object.entries(body ?? {});
  const areValid = entries.every(
    ([name, value]) =>
      Object.hasOwn(fields, name) && typeof value === 'string' && value.length <= fields[name],
  );
  return areValid && entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** How often a request is tried: of those that write at the same time, the database rejects all but one. */
const ATTEMPTS = 5;

/**
 * Writes what a shopper has sent, and answers 201 if it is new, 200 if it was there.
 * @param what for the log
 * @param write resolves to whether it is new
 */
async function writeOnce(strapi, context, what, write) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      context.status = (await write()) ? 201 : 200;
      context.body = { data: {} };
      return;
    } catch (error) {
      if (attempt < ATTEMPTS) continue;
      // Messages of a database quote the row, and with it the person: neither log nor answer has them.
      const { name, code = name } = error;
      strapi.log.error(`${what} was not written: ${code}`);
      context.internalServerError('Not written');
      return;
    }
  }
}

module.exports = { contentOf, isId, writeOnce };
