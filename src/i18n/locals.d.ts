import type { Locale } from './locales';
import type { Translate } from './translate';

declare global {
  namespace App {
    /** `Astro.locals` of a page: its language and the `t` function of that (`src/middleware.ts`). */
    interface Locals {
      locale: Locale;
      t: Translate;
    }
  }
}
