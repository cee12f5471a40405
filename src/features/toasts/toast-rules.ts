/** `destructive` reports a failure. */
export const variants = ['default', 'destructive'] as const;

/** A short message at the edge of the screen (requirements §3 "In-app notification"). */
export interface Toast {
  id: string;
  title: string;
  description?: string;
  /** A link. */
  action?: { text: string; href: string };
  open: boolean;
  variant: (typeof variants)[number];
}

/** The properties that callers of `show` set. */
export type ToastContent = Pick<Toast, 'title' | 'description' | 'action'> &
  Partial<Pick<Toast, 'variant'>>;

/** Maximum number of visible toasts (requirements §9). */
const LIMIT = 1;

/** ms until an open toast closes by itself. Paused while it is hovered or has the focus. */
export const OPEN_DURATION = 6000;

/**
 * ms from closing a toast to removing it from the store (requirements §4, §9). Not visible to the shopper: a
 * closed toast is no longer rendered.
 */
export const REMOVAL_DELAY = 1_000_000;

/** Increments the id counter, which wraps around below the maximum safe integer (requirements §3). */
export const nextId = (count: number): number => (count + 1) % Number.MAX_SAFE_INTEGER;

/** Adds an open toast at the front and drops those over the limit. */
export const add = (toasts: readonly Toast[], id: string, content: ToastContent): Toast[] =>
  [{ variant: 'default' as const, ...content, id, open: true }, ...toasts].slice(0, LIMIT);

/** Changes the content of one toast (requirements §4). */
export const update = (
  toasts: readonly Toast[],
  id: string,
  content: Partial<ToastContent>,
): Toast[] => toasts.map((toast) => (toast.id === id ? { ...toast, ...content } : toast));

/** Closes one toast, or all without an id. */
export const dismiss = (toasts: readonly Toast[], id?: string): Toast[] =>
  toasts.map((toast) => (id === undefined || toast.id === id ? { ...toast, open: false } : toast));

/** Removes one toast, or all without an id. */
export const remove = (toasts: readonly Toast[], id?: string): Toast[] =>
  id === undefined ? [] : toasts.filter((toast) => toast.id !== id);
