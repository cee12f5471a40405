import earlyClicks from './early-clicks.js?raw';
import filteredViewSource from './filtered-view.js?raw';
import languageToggle from './language-toggle.js?raw';
import savedItemsSource from './saved-items.js?raw';
import { storageKey, type SavedKind } from './saved-kinds';

// Inline scripts of the head, in the order in which they run, each in a scope of its own.

const withoutComments = (source: string) => source.replaceAll(/^\s*\/\/.*\n/gm, '');
const scoped = (source: string, values: Record<string, unknown> = {}) =>
  `{${Object.entries(values)
    .map(([name, value]) => `const ${name}=${JSON.stringify(value).replaceAll('<', '\\u003c')};`)
    .join('')}\n${withoutComments(source)}}`;

/** Runs on every page. */
export const onEveryPage = scoped(earlyClicks) + scoped(languageToggle);

/** Marks a page when the device has saved items of a kind. */
export const savedItems = (kind: SavedKind): string =>
  scoped(savedItemsSource, { STORAGE_KEY: storageKey(kind) });

/** Marks a catalogue page whose address has one of these query keys. */
export const filteredView = (keys: readonly string[]): string =>
  scoped(filteredViewSource, { FILTER_KEYS: keys });
