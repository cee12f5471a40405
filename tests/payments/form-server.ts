import type { Page } from '@playwright/test';
import { answerHtml, disconnect, json, refuse, type Answer } from './shop-server';

/** The response of a function that has stored a submission. */
export const accept = json(201, {});

/**
 * Faults of a form: the response, the problem that the form shows, and the browser's log. No problem follows
 * itself, so that a test cannot take that of the previous fault for it.
 */
export const formFaults = [
  ['the CMS is down', refuse(503, 'unavailable'), 'failed', /503/],
  ['the CMS does not answer', refuse(503, 'unsure'), 'unsure', /503/],
  ['a proxy answers with a page', answerHtml, 'failed', undefined],
  ['a field is not accepted', refuse(400, 'invalid', { message: 'x' }), 'refused', /400/],
  ['the connection breaks', disconnect, 'failed', /ERR_FAILED/],
  ['there were too many', refuse(429, 'too-many'), 'limited', /429/],
] as const;

/** The function of a form: gives the configured response, and records the bodies. */
export function formServer(path: string) {
  const bodies: Record<string, unknown>[] = [];
  const respond = async (page: Page, answer: Answer) => {
    await page.unroute(path);
    await page.route(path, (route, request) => {
      bodies.push(request.postDataJSON() as Record<string, unknown>);
      return answer(route);
    });
  };
  return { bodies, respond };
}
