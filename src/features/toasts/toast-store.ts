import { atom } from 'nanostores';
import * as rules from './toasts';
import type { Toast, ToastContent } from './toasts';

export const $toasts = atom<readonly Toast[]>([]);

let count = 0;

/** Shows a toast in place of any other; gives its id. */
export function show(content: ToastContent): string {
  count = rules.nextId(count);
  const id = String(count);
  $toasts.set(rules.add($toasts.get(), id, content));
  return id;
}

export const update = (id: string, change: Partial<ToastContent>): void =>
  $toasts.set(rules.update($toasts.get(), id, change));

/** Closes one, or all; they leave the list later (spec §4). */
export function dismiss(id?: string): void {
  const closed = id === undefined ? $toasts.get().map((toast) => toast.id) : [id];
  $toasts.set(rules.dismiss($toasts.get(), id));
  for (const each of closed) setTimeout(() => remove(each), rules.REMOVE_DELAY);
}

/** Takes one off the list, or all; says nothing to anybody when it is not there any more. */
export function remove(id?: string): void {
  const before = $toasts.get();
  const after = rules.remove(before, id);
  if (after.length < before.length) $toasts.set(after);
}
