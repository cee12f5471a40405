import type { ClientDirective } from 'astro';
import { savesData } from './saves-data';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first interaction, or immediately if this selector matches. */
    'client:interaction'?: string;
  }
}

/**
 * Hydrates an island on its first interaction (docs/decisions/0010-hydration-at-first-use.md), or at once
 * if its controls were used while the document arrived. Its scripts are fetched after the page's `load`
 * event, but on slow connections only on that interaction. What is clicked and entered until hydration is recorded by `early-input.js` and replayed by
 * `useReplayedInput`. Events in the island's slots are ignored: that markup needs no hydration. Astro
 * inlines this file into pages, so it is kept small.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  let scripts: ReturnType<typeof load> | undefined;
  let hydrating = false;
  const fetchScripts = () => (scripts ??= load());
  const hydrate = async () => {
    if (hydrating) return;
    hydrating = true;
    await (
      await fetchScripts()
    )();
    if (!island.hasAttribute('ssr')) return;
    // The scripts could not be fetched: retry on the next event. boot/new-release.ts may not listen yet.
    document.documentElement.dataset.failed = '';
    scripts = undefined;
    hydrating = false;
  };

  for (const type of ['pointerover', 'focusin', 'click', 'input']) {
    island.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && !target.closest('astro-slot')) void hydrate();
      },
      true,
    );
  }
  if (document.querySelector(value) || window.earlyInput?.size) void hydrate();
  else if (savesData()) return;
  else if (document.readyState === 'complete') void fetchScripts();
  // After the frame that shows the pictures.
  else
    addEventListener('load', () =>
      requestAnimationFrame(() => setTimeout(() => void fetchScripts())),
    );
};

export default interaction;
