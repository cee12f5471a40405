// The package's `exports` field hides its type declarations.
declare module 'astro-i18next' {
  import type { AstroIntegration } from 'astro';
  import type { Locale } from '~/i18n/locales';

  export interface AstroI18nextConfig {
    defaultLocale: string;
    locales: string[];
    showDefaultLocale: boolean;
    flatRoutes: Record<string, string>;
    trailingSlash: 'always' | 'never' | 'ignore';
  }
  export function initAstroI18next(config: AstroI18nextConfig): void;
  export function localizePath(path: string, locale: Locale, base: string): string;
  export default function astroI18next(): AstroIntegration;
}
