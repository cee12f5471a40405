import { atom } from 'nanostores';
import * as rules from './toast-rules';
import type { Toast, ToastContent } from './toast-rules';

export const $toasts = atom<readonly Toast[]>([]);

let count = 0;

/** Shows a toast, which replaces any other. Returns its id. */
export function show(content: ToastContent): string {
  count = rules.nextId(count);
  const id = String(count);
  $toasts.set(rules.add($toasts.get(), id, content));
  return id;
}

/** Changes the content of a toast. */
export function update(id: string, content: Partial<ToastContent>): void {
  $toasts.set(rules.update($toasts.get(), id, content));
}

/** Closes one toast, or all without an id, and schedules their removal (requirements §4). */
export function dismiss(id?: string): void {
  const closed = id === undefined ? $toasts.get().map((toast) => toast.id) : [id];
  $toasts.set(rules.dismiss($toasts.get(), id));
  for (const each of closed) setTimeout(() => remove(each), rules.REMOVAL_DELAY);
}

/** Removes one toast, or all without an id. Does not notify listeners if it was already removed. */
export function remove(id?: string): void {
  const before = $toasts.get();
  const after = rules.remove(before, id);
  if (after.length < before.length) $toasts.set(after);
}
