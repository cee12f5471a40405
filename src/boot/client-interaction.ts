import type { ClientDirective } from 'astro';
import type { EarlyInput, Island } from './use-replayed-input';

declare module 'astro' {
  interface AstroClientDirectives {
    /** At the first sign of use; at once where this selector finds something. */
    'client:interaction'?: string;
  }
}

/** Signs of use; of which the controls are noted. */
const signs = { pointerover: '', focusin: '', click: 'button', input: 'input,select' };

/**
 * Hydrates an island when it is used, not before (docs/decisions/0010-hydration-at-first-use.md).
 * Its scripts are fetched once the page has all that one sees. What is clicked and entered until
 * it answers is noted, for the island to do then (`useReplayedInput`). What the server put in its slot
 * works by itself. Astro writes this into the page, so every byte counts.
 */
const use: ClientDirective = (load, { value }, island: Island) => {
  const early: EarlyInput = new Map();
  island.early = early;
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
    // No connection: the next sign tries again.
    scripts = undefined;
    hydrating = false;
  };

  for (const [sign, noted] of Object.entries(signs)) {
    island.addEventListener(
      sign,
      ({ target }) => {
        if (!island.early || !(target instanceof Element) || target.closest('astro-slot')) return;
        const control = noted && target.closest<HTMLInputElement>(noted);
        if (control)
          early.set(control, control.type === 'checkbox' ? control.checked : control.value);
        void hydrate();
      },
      true,
    );
  }
  if (document.querySelector(value)) void hydrate();
  else if (document.readyState === 'complete') void fetchScripts();
  else addEventListener('load', () => void fetchScripts());
};

export default use;
