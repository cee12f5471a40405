import { transformSync } from 'esbuild';
import { locales, pathPrefix } from '~/i18n/locales';
import { oncePerBuild } from '~/lib/once';
import earlyClicks from './early-clicks.js?raw';
import earlyInput from './early-input.js?raw';
import earlySubmitSource from './early-submit.js?raw';
import { pageButtonSelector } from './page-buttons';
import filteredViewSource from './filtered-view.js?raw';
import languageToggleSource from './language-toggle.js?raw';
import savedItemsSource from './saved-items.js?raw';
import transitions from './transitions.js?raw';
import { storageKey, type SavedKind } from './saved-kinds';

// Inline scripts of the head, in the order in which they run, each in its own scope.

const scoped = (source: string, constants: Record<string, unknown> = {}): string => {
  const declarations = Object.entries(constants)
    .map(([name, value]) => `const ${name}=${JSON.stringify(value)};`)
    .join('');
  return transformSync(`{${declarations}\n${source}}`, { minify: true }).code.trim();
};

export const languageToggle = scoped(languageToggleSource, {
  PATH_PREFIXES: locales.map(pathPrefix).filter((prefix) => prefix !== ''),
});

/** Runs on every page. */
export const onEveryPage =
  scoped(earlyClicks, { SELECTOR: pageButtonSelector }) + scoped(transitions) + languageToggle;

/** Keeps a form that is submitted before it is hydrated. */
export const earlySubmit = scoped(earlySubmitSource);

/** Marks a page when saved items of a kind are stored on the device. */
export const savedItems = oncePerBuild((kind: SavedKind): string =>
  scoped(savedItemsSource, { STORAGE_KEY: storageKey(kind) }),
);

const filteredViewOf = oncePerBuild(
  (keys: string): string =>
    scoped(filteredViewSource, { FILTER_KEYS: keys.split(' ') }) + scoped(earlyInput),
);

/**
 * Marks a catalogue page whose URL has one of these query keys (`viewKeys` in `catalogue/view.ts`), and
 * records the use of its controls.
 */
export const filteredView = (keys: readonly string[]): string => filteredViewOf(keys.join(' '));
