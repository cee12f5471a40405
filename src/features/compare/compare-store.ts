import { persistentAtom } from '@nanostores/persistent';
import '~/boot/device-storage';
import { storageKey } from '~/boot/saved-kinds';
import type { CategoryId } from '~/features/products/product';
import {
  decodeCompared,
  nothingCompared,
  toggleCompared,
  withoutCompared,
  type Compared,
  type Refusal,
} from './compare';

/** The compared products of this device, synchronised between tabs. */
export const $compared = persistentAtom<Compared>(storageKey('compare'), nothingCompared, {
  encode: JSON.stringify,
  decode: decodeCompared,
});

/** Adds or removes a product. Returns the reason if it cannot be added. */
export function toggle(product: { id: string; category: CategoryId }): Refusal | undefined {
  const result = toggleCompared($compared.get(), product);
  if (typeof result === 'string') return result;
  $compared.set(result);
  return undefined;
}

export const remove = (ids: readonly string[]): void =>
  $compared.set(withoutCompared($compared.get(), ids));

export const clear = (): void => $compared.set(nothingCompared);
