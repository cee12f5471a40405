import type { CodeProblem, CodeRequest, CodeTerms } from '~/contracts/code';
import { codeAnswerSchema, codeHeldSchema } from '~/contracts/code-schema';
import type { Order } from '~/contracts/order';
import { Refused } from '../http/answers';
import { callCms, dataOf, messageOf } from '../http/cms';
import { cmsSettings } from '../http/environment';
import { rateLimit } from '../http/rate-limit';

/** ms. Prices, Stripe and the order need the rest of the time limit. */
const TIMEOUT = 1500;

/** Counts different codes that were refused, so that codes cannot be guessed. */
const mayTry = rateLimit({ most: 10, minutes: 10 });

export const refusedCode = (problem: CodeProblem) => new Refused(409, { error: 'code', problem });

/**
 * Returns the terms of a code.
 * @throws Refused if it cannot be used, or an address has tried too many; another Error if the CMS does not answer
 */
export async function termsOf({ code, id }: CodeRequest, ip: string): Promise<CodeTerms> {
  const settings = cmsSettings();
  const takeBack = mayTry(ip, code);
  const call = { method: 'POST', body: { code, id }, timeout: TIMEOUT } as const;
  const found = dataOf(await callCms(settings, 'codes/look', call), codeAnswerSchema);
  if ('problem' in found) throw refusedCode(found.problem);
  takeBack();
  return found;
}

/**
 * Holds a code for an order that is about to be paid by card. Repeated calls return the same time.
 * @returns when the hold ends, in ms; null if the code has no limit, or counts the order already
 * @throws Refused if the code was used up, another Error if the CMS does not answer
 */
export async function holdCode(id: string, code: string): Promise<number | null> {
  const call = { method: 'PUT', body: { id, code }, timeout: TIMEOUT } as const;
  const held = dataOf(await callCms(cmsSettings(), 'codes/hold', call), codeHeldSchema);
  if ('problem' in held) throw refusedCode(held.problem);
  return held.until;
}

/** Ends the hold of an order that will not be paid. Otherwise, it ends by itself. */
export async function releaseCode({ id, totals }: Order): Promise<void> {
  if (!totals.code) return;
  const call = { method: 'PUT', body: { id, code: totals.code }, timeout: TIMEOUT } as const;
  await callCms(cmsSettings(), 'codes/release', call).catch((error: unknown) => {
    console.warn(`A code was not released: ${messageOf(error)}`);
  });
}
