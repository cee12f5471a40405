import { defaultLocale, locales } from './src/i18n/locales';

/** Addresses come from astro-i18next; sentences from `src/i18n/translate.ts` (docs/decisions/0003). */
export default {
  defaultLocale,
  locales: [...locales],
  i18nextServer: { lng: defaultLocale, initAsync: false },
  i18nextServerPlugins: { fsBackend: null },
};
