import type { z } from 'zod';
import type { Locale } from '~/contracts/languages';
import { MIN_SECONDS } from '~/contracts/message';
import { answer, Refused } from './answers';
import { putToCms, unexpected } from './cms';
import { endpoint } from './endpoint';
import { cmsSettings } from './environment';
import { rateLimit, type Limit } from './rate-limit';
import { readPost } from './read-post';

/** What every form sends beside its own fields. */
interface Sent {
  id: string;
  locale: Locale;
  website: string;
  seconds: number;
}

/**
 * What a person has sent with a form, as `readPost` reads it.
 * @throws Refused also if it looks like that of a program
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
  /** Below `api/` of the CMS, followed by the id. */
  path: string;
  /** What the CMS refuses with which status, and how that is answered. */
  refusals?: Readonly<Record<number, () => Refused>>;
}

/**
 * A function that writes what a form of the shop sends to the CMS, once for each id (docs/orders.md). Answers 201;
 * nothing that it refuses or logs contains a value of the form.
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
    if (written.status < 300) return answer(201, {});
    const refused = refusals[written.status]?.();
    if (!refused) throw unexpected(written);
    takeBack();
    throw refused;
  });
}
