import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import '~/boot/device-storage';
import { codeKinds, type CodeTerms } from '~/contracts/code';
import { isObject, parseJson } from '~/lib/json';
import { isAmount, isText } from '~/lib/type-guards';

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);

/** Decodes terms from storage or the shop; undefined if they are not valid. */
export function readTerms(terms: unknown): CodeTerms | undefined {
  const { code, value, minimum, categories, products, ...others } = isObject(terms) ? terms : {};
  const kind = codeKinds.find((each) => each === others.kind);
  if (!isText(code) || !kind || !isAmount(value) || !isAmount(minimum)) return undefined;
  if (!isTextList(categories) || !isTextList(products)) return undefined;
  return { code, kind, value, minimum, categories, products };
}

/** The terms of the discount code that the shopper has entered. A shop that takes no orders has none. */
export const $terms = TAKES_ORDERS
  ? persistentAtom<CodeTerms | undefined>('overtone:code', undefined, {
      encode: JSON.stringify,
      decode: (text) => readTerms(parseJson(text)),
    })
  : atom<CodeTerms | undefined>();

export const forgetCode = (): void => $terms.set(undefined);
