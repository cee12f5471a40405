import { z } from 'zod';
import { isOrderId } from '~/features/checkout/checkout-api';
import { MIN_SECONDS } from '~/features/contact/message-fields';
import { locales } from '~/i18n/locales';
import { answer, refuse, tooMany, unavailable } from './answers';
import { messageOf, NoAnswerError, putToCms } from './cms';
import { rateLimit, type Limit } from './rate-limit';
import { readPost } from './read-post';

/** What every form sends beside its own fields; an `id` is used for one content only. */
export const formFields = {
  id: z.string().refine(isOrderId, 'must be 32 hexadecimal digits'),
  locale: z.enum(locales),
  website: z.string().max(1000),
  seconds: z.number().min(0),
};

type Sent = z.infer<z.ZodObject<typeof formFields>>;

interface Form<Content> {
  /** For the log, such as `Message`. */
  name: string;
  schema: z.ZodType<Sent & Content>;
  limit: Limit;
  /** Below `api/` of the CMS, followed by the id. */
  path: string;
  /** What the CMS refuses with which status, and how that is answered. */
  refusals?: Readonly<Record<number, () => Response>>;
}

/**
 * A function that writes what a form of the shop sends to the CMS, once for each id (docs/orders.md). Answers 201;
 * nothing that it refuses or logs contains a value of the form.
 */
export function takesForm<Content extends object>(form: Form<Content>) {
  const { name, schema, limit, path, refusals = {} } = form;
  const isAllowed = rateLimit(limit);
  return async (request: Request, { ip = '' }: { ip?: string } = {}): Promise<Response> => {
    const read = await readPost(request, name, schema);
    if ('refusal' in read) return read.refusal;
    const { cms, data } = read;
    const { id, locale, website, seconds, ...content } = data;
    if (website !== '' || seconds < MIN_SECONDS) return refuse(400, { error: 'automatic' });
    if (!isAllowed(ip, id)) return tooMany(limit.minutes);
    try {
      const { status } = await putToCms(cms, `${path}/${id}`, { ...content, language: locale });
      if (status < 300) return answer(201, {});
      const refusal = refusals[status];
      if (refusal) return refusal();
      throw new Error(`The CMS answered ${status}`);
    } catch (error) {
      console.error(`${name} ${id} was not written: ${messageOf(error)}`);
      return error instanceof NoAnswerError ? refuse(503, { error: 'unsure' }) : unavailable();
    }
  };
}
