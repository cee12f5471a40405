import type { Page } from '@playwright/test';
import { json, type Answer } from './shop-server';

/** The response of a function that has stored a submission. */
export const accept = json(201, {});

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
