import { codeProblems, type CodeProblem, type CodeRequest } from '~/contracts/code';
import { isRandomId } from '~/contracts/random-id';
import { postJson } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import { deviceStorage } from '~/lib/storage';
import { $terms, readTerms } from './code-store';
import { NEXT_ORDER_KEY } from './next-order';

/** Reasons why a code is not applied: keys of the texts. */
export type CodeRefusal = CodeProblem | 'limited' | 'failed';

/** Asks the shop for the terms of a code, and applies them. Returns the reason if there are none. Never throws. */
export async function applyCode(code: string): Promise<CodeRefusal | undefined> {
  try {
    const id = deviceStorage.read(NEXT_ORDER_KEY);
    const request: CodeRequest = { code, ...(isRandomId(id) && { id }) };
    const { status, body } = await postJson('/api/code', request);
    const terms = status === 200 ? readTerms(body) : undefined;
    if (terms) {
      $terms.set(terms);
      return undefined;
    }
    if (status === 429) return 'limited';
    // The shop accepts no such code: it is misspelt.
    if (status === 400) return 'unknown';
    const problem = isObject(body) ? body.problem : undefined;
    return codeProblems.find((each) => each === problem) ?? 'failed';
  } catch {
    return 'failed';
  }
}
