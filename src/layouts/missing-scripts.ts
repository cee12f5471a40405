import { notLoaded as en } from '~/i18n/dictionaries/en/messages.json';
import { notLoaded as zh } from '~/i18n/dictionaries/zh/messages.json';
import type { Locale } from '~/i18n/locales';
import { pageLocale } from '~/i18n/page-locale';
import { tabStorage } from '~/lib/storage';
import { element } from '~/ui/dom';

// A page that stays open across a release may import a script that no longer exists, and a connection may be lost
// while scripts are fetched. These texts are bundled, because the page could no longer fetch them.
const texts: Record<Locale, typeof zh> = { zh, en };
const words = texts[pageLocale()];

const KEY = 'overtone:reloaded';

/** URLs of the page's scripts. They contain hashes that cover what the scripts import. */
const ownScripts = (): string[] =>
  [...document.querySelectorAll('script[src^="/_astro/"], astro-island')].flatMap((each) =>
    ['src', 'component-url', 'renderer-url'].flatMap((name) => each.getAttribute(name) ?? []),
  );

/** Whether the server has another version of this page. `false` while it cannot be reached. */
async function isOutdated(scripts: readonly string[]): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' });
    const page = await response.text();
    return response.ok && scripts.some((script) => !page.includes(script));
  } catch {
    return false;
  }
}

/** The shopper has typed or selected something that a reload might lose. */
let hasInput = !!window.earlyInput?.size;

/** Whether the page may reload by itself: once per version. */
function mayReload(scripts: readonly string[]): boolean {
  const version = scripts.join();
  return tabStorage.read(KEY) !== version && tabStorage.write(KEY, version);
}

/** Shows the closed notice again when a button is pressed that still does not work. Some load their island only then. */
const showAgain = ({ target }: Event): void => {
  const button = (target as Element).closest('button');
  if (
    button &&
    (button.closest('[ssr]:not([client="first-use"])') || window.earlyClicks?.includes(button))
  )
    showNotice();
};

/** Looks like a toast, whose island may be gone too. */
function showNotice(): void {
  const region = document.querySelector('[data-not-loaded]');
  // Already shown: it would be announced again, and lose the focus.
  if (!region || region.firstChild) return;
  const reload = element('button', { type: 'button', class: 'toast-action' }, words.reload);
  reload.addEventListener('click', () => location.reload());
  const texts = element(
    'div',
    { class: 'min-w-0 flex-1 py-0.5' },
    element('p', { class: 'font-semibold' }, words.title),
    element('p', { class: 'toast-text' }, words.text),
    reload,
  );
  const { close } = JSON.parse(
    document.querySelector<HTMLElement>('[data-toasts]')?.dataset['words'] ?? '{}',
  ) as { close: string };
  const closeButton = element(
    'button',
    { type: 'button', class: 'toast-close', 'aria-label': close },
    '×',
  );
  closeButton.addEventListener('click', () => region.replaceChildren());
  region.append(element('div', { class: 'toast' }, texts, closeButton));
  addEventListener('click', showAgain);
}

let checking = false;

/** Whether an island was not hydrated. */
let isBroken = false;

async function recover(): Promise<void> {
  if (checking) return;
  checking = true;
  const scripts = ownScripts();
  const isOld = await isOutdated(scripts);
  if (isOld && !hasInput && mayReload(scripts)) location.reload();
  // page-script.ts deletes `earlyClicks`. Scripts that are fetched later are optional, or their controls report a failure.
  else if (isOld || isBroken || window.earlyClicks) showNotice();
  checking = isBroken = false;
}

/**
 * When a script of an open page cannot be loaded because of a new release, reloads the page, or
 * shows a notice with a button if a reload would lose input or has not helped. Without a new release, shows the notice if
 * an island or the script of every page is missing.
 */
export function recoverFromMissingScripts(): void {
  document.addEventListener('input', () => (hasInput = true), { capture: true, once: true });
  addEventListener('vite:preloadError', () => void recover());
  document.addEventListener('astro:hydration-error', () => {
    isBroken = true;
    void recover();
  });
}
