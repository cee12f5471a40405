import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import '~/boot/device-storage';
import { codeKinds, type CodeTerms } from '~/contracts/code';
import { isObject, parseJson } from '~/lib/json';
import { isAmount, isText } from '~/lib/type-guards';

const isTerms = (value: unknown): value is CodeTerms =>
  isObject(value) &&
  isText(value.code) &&
  codeKinds.some((kind) => kind === value.kind) &&
  [value.value, value.minimum].every(isAmount) &&
  [value.categories, value.products].every((ids) => Array.isArray(ids) && ids.every(isText));

/** Decodes terms from storage or the shop; undefined if they are not valid. */
export const readTerms = (value: unknown): CodeTerms | undefined =>
  isTerms(value) ? value : undefined;

/** The terms of the discount code that the shopper has entered. A shop that takes no orders has none. */
export const $terms = TAKES_ORDERS
  ? persistentAtom<CodeTerms | undefined>('overtone:code', undefined, {
      encode: JSON.stringify,
      decode: (text) => readTerms(parseJson(text)),
    })
  : atom<CodeTerms | undefined>();

export const forgetCode = (): void => $terms.set(undefined);
