import type { Page } from '@playwright/test';
import { answerHtml, disconnect, json, refuse, type Answer } from './shop-server';

/** What a function answers that has written something down. */
export const accept = json(201, {});

/** What goes wrong with a form: the answer, the problem that the form names, and what the browser logs. */
export const formFaults = [
  ['the CMS is down', refuse(503, 'unavailable'), 'failed', /503/],
  ['the CMS does not answer', refuse(503, 'unsure'), 'unsure', /503/],
  ['a field is not accepted', refuse(400, 'invalid', { message: 'x' }), 'refused', /400/],
  ['there were too many', refuse(429, 'too-many'), 'limited', /429/],
  ['the connection breaks', disconnect, 'failed', /ERR_FAILED/],
  ['a proxy answers with a page', answerHtml, 'failed', undefined],
] as const;

/** The function that a form sends to: answers as it is told, and keeps the bodies. */
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
