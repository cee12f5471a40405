import type { ClientDirective } from 'astro';
import type { EarlyInput, Island } from './use-replayed-input';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first interaction, or immediately if this selector matches. */
    'client:interaction'?: string;
  }
}

/** Events that hydrate the island; the controls that each is recorded for. */
const events = { pointerover: '', focusin: '', click: 'button', input: 'input,select' };

/**
 * Hydrates an island on its first interaction (docs/decisions/0010-hydration-at-first-use.md). Its
 * scripts are fetched after the page's `load` event. Clicks and input until hydration are recorded
 * and replayed by `useReplayedInput`. Events in the island's slots are ignored: that markup needs no
 * hydration. Astro inlines this file into pages, so it is kept small.
 */
const interaction: ClientDirective = (load, { value }, island: Island) => {
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
    // The scripts could not be fetched: retry on the next event. boot/new-release.ts may not listen yet.
    document.documentElement.dataset.failed = '';
    scripts = undefined;
    hydrating = false;
  };

  for (const [type, controls] of Object.entries(events)) {
    island.addEventListener(
      type,
      ({ target }) => {
        if (!island.early || !(target instanceof Element) || target.closest('astro-slot')) return;
        const control = controls && target.closest<HTMLInputElement>(controls);
        if (control)
          early.set(control, control.type === 'checkbox' ? control.checked : control.value);
        void hydrate();
      },
      true,
    );
  }
  if (document.querySelector(value)) void hydrate();
  else if (document.readyState === 'complete') void fetchScripts();
  // After the frame that shows the pictures.
  else
    addEventListener('load', () =>
      requestAnimationFrame(() => setTimeout(() => void fetchScripts())),
    );
};

export default interaction;
