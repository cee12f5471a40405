import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first use of the island. */
    'client:first-use'?: boolean;
  }
}

/** `click`: assistive technologies press buttons without a pointer. */
const USES = ['focusin', 'pointerdown', 'click'];

/**
 * Hydrates an island when something in it is first focused or pressed, so that visitors who only read the page do not
 * fetch its scripts. For forms: boot/early-submit.js keeps what is submitted before.
 */
const firstUse: ClientDirective = (load, _options, island) => {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    void load()
      .then((hydrate) => hydrate())
      .then(() => {
        // If the scripts could not be fetched, the next use tries again.
        isStarted = !island.hasAttribute('ssr');
      });
  };
  for (const use of USES) island.addEventListener(use, start);
  // Focused while the document was still loading.
  if (island.contains(document.activeElement)) start();
};

export default firstUse;
