import { codeProblems, type CodeProblem, type CodeRequest, type CodeTerms } from '~/contracts/code';
import { isRandomId } from '~/contracts/random-id';
import { postJson } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import { deviceStorage } from '~/lib/storage';
import { $terms, readTerms } from './code-store';
import { NEXT_ORDER_KEY } from './next-order';

/** Reasons why a code is not applied: keys of the texts. */
export type CodeRefusal = CodeProblem | 'limited' | 'failed';

/** Asks the shop for the terms of a code. Returns the reason if there are none. Never throws. */
async function askTerms(code: string): Promise<CodeTerms | CodeRefusal> {
  try {
    const id = deviceStorage.read(NEXT_ORDER_KEY);
    const request: CodeRequest = { code, ...(isRandomId(id) && { id }) };
    const { status, body } = await postJson('/api/code', request);
    const terms = status === 200 ? readTerms(body) : undefined;
    if (terms) return terms;
    if (status === 429) return 'limited';
    // The shop accepts no such code: it is misspelt.
    if (status === 400) return 'unknown';
    const problem = isObject(body) ? body.problem : undefined;
    return codeProblems.find((each) => each === problem) ?? 'failed';
  } catch {
    return 'failed';
  }
}

/** Asks the shop for the terms of a code, and applies them. Returns the reason if there are none. Never throws. */
export async function applyCode(code: string): Promise<CodeRefusal | undefined> {
  const answer = await askTerms(code);
  if (typeof answer === 'string') return answer;
  $terms.set(answer);
  return undefined;
}

/**
 * Asks the shop again for the terms of the applied code, which may have changed since it was entered. An answer that
 * arrives after the code has been removed or replaced has no effect. Never throws.
 * @returns the code and the reason if the shop gives no terms; the code stays applied
 */
export async function renewCode(): Promise<{ code: string; refusal: CodeRefusal } | undefined> {
  const code = $terms.get()?.code;
  if (code === undefined) return undefined;
  const answer = await askTerms(code);
  if ($terms.get()?.code !== code) return undefined;
  if (typeof answer === 'string') return { code, refusal: answer };
  $terms.set(answer);
  return undefined;
}
