import { locales, pathPrefix } from '~/i18n/locales';
import afterLoad from './after-load.js?raw';
import earlyClicks from './early-clicks.js?raw';
import earlyInput from './early-input.js?raw';
import filteredViewSource from './filtered-view.js?raw';
import languageToggleSource from './language-toggle.js?raw';
import savedItemsSource from './saved-items.js?raw';
import { storageKey, type SavedKind } from './saved-kinds';

// Inline scripts of the head, in the order in which they run, each in its own scope.

/**
 * Without comments, line breaks and spaces around punctuation. Every statement ends with a semicolon, and no
 * string has such a space.
 */
const compact = (source: string) =>
  source
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/ ?([{}(),;=?:&|<>+]) ?/g, '$1');
const scoped = (source: string, constants: Record<string, unknown> = {}) =>
  `{${Object.entries(constants)
    .map(([name, value]) => `const ${name}=${JSON.stringify(value).replaceAll('<', '\\u003c')};`)
    .join('')}\n${compact(source)}}`;

export const languageToggle = scoped(languageToggleSource, {
  PATH_PREFIXES: locales.map(pathPrefix).filter((prefix) => prefix !== ''),
});

/** Runs on every page. */
export const onEveryPage = scoped(earlyClicks) + scoped(afterLoad) + languageToggle;

/** Marks a page when saved items of a kind are stored on the device. */
export const savedItems = (kind: SavedKind): string =>
  scoped(savedItemsSource, { STORAGE_KEY: storageKey(kind) });

/**
 * Marks a catalogue page whose URL has one of these query keys (`viewKeys` in `catalogue/view.ts`), and
 * records the use of its controls.
 */
export const filteredView = (keys: readonly string[]): string =>
  scoped(filteredViewSource, { FILTER_KEYS: keys }) + scoped(earlyInput);
