import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import '~/boot/device-storage';
import type { CodeTerms } from '~/contracts/code';
import { isObject, parseJson } from '~/lib/json';

const isTerms = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.code === 'string' &&
  [value.value, value.minimum].every(Number.isSafeInteger) &&
  [value.categories, value.products].every(Array.isArray);

/** Decodes terms from storage or the shop; undefined if they are not valid. */
export const readTerms = (value: unknown): CodeTerms | undefined =>
  isTerms(value) ? (value as CodeTerms) : undefined;

/** The terms of the discount code that the shopper has entered. A shop that takes no orders has none. */
export const $terms = TAKES_ORDERS
  ? persistentAtom<CodeTerms | undefined>('overtone:code', undefined, {
      encode: JSON.stringify,
      decode: (text) => readTerms(parseJson(text)),
    })
  : atom<CodeTerms | undefined>();

export const forgetCode = (): void => $terms.set(undefined);
