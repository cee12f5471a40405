import type { z } from 'zod';
import type { Locale } from '~/contracts/languages';
import { answer, Refused } from './answers';
import { putToCms, requireWritten } from './cms';
import { endpoint } from './endpoint';
import { cmsSettings } from './environment';
import { rateLimit, type Limit } from './rate-limit';
import { readPost } from './read-post';

/** Seconds. A form submitted sooner was not filled in by a person. */
const MIN_SECONDS = 3;

/** The fields that all forms share. */
interface Sent {
  id: string;
  locale: Locale;
  website: string;
  seconds: number;
}

/**
 * Reads and validates a submitted form like `readPost`.
 * @throws Refused also if the submission looks automated
 */
export async function readForm<Form extends Sent>(
  request: Request,
  name: string,
  schema: z.ZodType<Form>,
) {
  const read = await readPost(request, name, schema);
  const { website, seconds, ...form } = read.data;
  if (website !== '' || seconds < MIN_SECONDS) throw new Refused(400, { error: 'automatic' });
  return { site: read.site, form };
}

interface Form<Content> {
  /** For the log, such as `Message`. */
  name: string;
  schema: z.ZodType<Sent & Content>;
  limit: Limit;
  /** The path below `api/` of the CMS; the id is appended. */
  path: string;
  /** Responses to refusals of the CMS, by status. */
  refusals?: Readonly<Record<number, () => Refused>>;
}

/**
 * Creates a function that writes a submitted form to the CMS, once per id (docs/orders.md).
 * Responds with 201; refusals and logs contain no value of the form.
 */
export function takesForm<Content extends object>(form: Form<Content>) {
  const { name, schema, limit, path, refusals = {} } = form;
  const maySend = rateLimit(limit);
  return endpoint(name, async (request, ip) => {
    const read = await readForm(request, name, schema);
    const { id, locale, ...content } = read.form;
    const takeBack = maySend(ip, id);
    const written = await putToCms(cmsSettings(), `${path}/${id}`, {
      ...content,
      language: locale,
    });
    const refused = refusals[written.status]?.();
    if (refused) {
      takeBack();
      throw refused;
    }
    requireWritten(written);
    return answer(201, {});
  });
}
