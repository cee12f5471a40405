import * as toasts from '~/features/toasts/toast-store';
import { words } from '~/features/toasts/toast-words';

/**
 * Shares a page through the Web Share API, or copies its URL where that is unavailable. Call it
 * synchronously in the click handler: WebKit allows neither afterwards.
 * @param address relative to the page's; `''` is the page itself, without query and fragment
 */
export async function share(address: string): Promise<void> {
  const { href } = new URL(address || location.pathname, location.href);
  const page = { title: document.title, url: href };
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(page);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // cancelled by the shopper
    }
  }
  try {
    await navigator.clipboard.writeText(page.url);
    toasts.show({ title: words.copiedTitle, description: words.copiedText });
  } catch {
    toasts.show({
      title: words.copyFailedTitle,
      description: words.copyFailedText,
      variant: 'destructive',
    });
  }
}
