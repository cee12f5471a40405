import { defaultLocale, locales } from './src/contracts/languages';

/** astro-i18next localizes addresses; `src/i18n/translate.ts` translates (docs/decisions/0018-languages.md). */
export default {
  defaultLocale,
  locales: [...locales],
  i18nextServer: { lng: defaultLocale, initAsync: false },
  i18nextServerPlugins: { fsBackend: null },
};
