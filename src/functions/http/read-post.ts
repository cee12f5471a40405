import type { z } from 'zod';
import { invalid, unavailable, wrongMethod } from './answers';
import { ordersSettings, siteOrigin, type OrdersSettings } from './environment';
import { readJson } from './request-body';
import { issueOf } from './text-field';

/**
 * The body of a `POST` that a page of the shop has sent, and the CMS that it is for; or the response that refuses it.
 * @param name for the log and for what is wrong with the whole body, such as `Message`
 */
export async function readPost<Body>(
  request: Request,
  name: string,
  schema: z.ZodType<Body>,
): Promise<{ cms: OrdersSettings; data: Body } | { refusal: Response }> {
  if (request.method !== 'POST') return { refusal: wrongMethod('POST') };
  const site = siteOrigin();
  const cms = ordersSettings();
  if (!site || !cms) {
    console.error(`${name}: check SITE_URL, ORDERS_URL and ORDERS_TOKEN.`);
    return { refusal: unavailable() };
  }
  const body = await readJson(request, site);
  if ('refusal' in body) return body;
  const { success, data, error } = schema.safeParse(body.value);
  return success ? { cms, data } : { refusal: invalid(issueOf(error, name)) };
}
