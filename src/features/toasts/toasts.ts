/** A short message at the edge of the screen (spec §3 "In-app notification"). */
export interface Toast {
  id: string;
  title: string;
  description?: string;
  /** One thing to do about it. */
  action?: { text: string; href: string };
  open: boolean;
  variant: 'default' | 'destructive';
}

/** What a caller says of a new one. */
export type ToastContent = Pick<Toast, 'title' | 'description' | 'action'> &
  Partial<Pick<Toast, 'variant'>>;

/** How many are shown at a time (spec §9). */
const LIMIT = 1;

/** ms between a toast's dismissal and its removal (spec §4). */
export const REMOVE_DELAY = 1_000_000;

/** The next id of a counter that never leaves the safe integers (spec §3). */
export const nextId = (count: number): number => (count + 1) % Number.MAX_SAFE_INTEGER;

/** The newest comes first and replaces the others. */
export const add = (toasts: readonly Toast[], id: string, content: ToastContent): Toast[] =>
  [{ variant: 'default' as const, ...content, id, open: true }, ...toasts].slice(0, LIMIT);

export const update = (
  toasts: readonly Toast[],
  id: string,
  change: Partial<ToastContent>,
): Toast[] => toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast));

/** Closes one, or all when no id is given. */
export const dismiss = (toasts: readonly Toast[], id?: string): Toast[] =>
  toasts.map((toast) => (id === undefined || toast.id === id ? { ...toast, open: false } : toast));

/** Takes one off the list, or all when no id is given. */
export const remove = (toasts: readonly Toast[], id?: string): Toast[] =>
  id === undefined ? [] : toasts.filter((toast) => toast.id !== id);
