// The package hides its types behind its `exports`.
declare module 'astro-i18next' {
  import type { AstroIntegration } from 'astro';

  export interface AstroI18nextConfig {
    defaultLocale: string;
    locales: string[];
    showDefaultLocale: boolean;
    flatRoutes: Record<string, string>;
    trailingSlash: 'always' | 'never' | 'ignore';
  }
  export function initAstroI18next(config: AstroI18nextConfig): void;
  export function localizePath(path: string, locale: 'zh' | 'en', base: string): string;
  export function localizeUrl(url: string, locale: 'zh' | 'en', base: string): string;
  export default function astroI18next(): AstroIntegration;
}
