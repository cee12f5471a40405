// @ts-check
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import sitemap from '@astrojs/sitemap';
import i18next from 'astro-i18next';
import { defineConfig, envField, fontProviders } from 'astro/config';
import site from './data/site.json' with { type: 'json' };
import {
  cutEnglishHeadings,
  cutHeadings,
  cutTexts,
  OTHER_LETTERS,
  TEXTS,
} from './scripts/fonts/faces.ts';
import { defaultLocale, languageTags, locales, pathPrefix } from './src/i18n/locales.ts';
import pageCount from './scripts/build/page-count.ts';
import incrementalBuilds from './scripts/incremental/integration.ts';

/** Pages that are nobody's search result; each says `noindex` too, and a test compares the two. */
const outOfSearch = new RegExp(
  `^(${locales.map(pathPrefix).join('|')})/(cart|checkout|order/confirmation|wishlist|admin/.*|404|product-not-found)$`,
);

/** Where the contact form posts to; without an address, to the shopper's own e-mail program. */
const formTarget = site.contact.endpoint ? new URL(site.contact.endpoint).origin : 'mailto:';

/** The system's own, until ours are there; Chinese words in English pages have them always. */
const serif = ['Songti TC', 'Noto Serif HK', 'Noto Serif CJK HK', 'PMingLiU', 'serif'];

const pageScript = fileURLToPath(new URL('src/layouts/page-script.ts', import.meta.url));

/** @type {import('astro').AstroIntegration} */
const hydration = {
  name: 'hydration',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/boot/client-interaction.ts' });
      addClientDirective({ name: 'after-paint', entrypoint: './src/boot/client-after-paint.ts' });
    },
  },
};

/** @type {(file: string) => { src: [string]; weight: string; style: 'normal' }} */
const textFace = (file) => ({ src: [file], weight: '400 600', style: 'normal' });
const texts = textFace(await cutTexts());
const otherTexts = { ...textFace(TEXTS), unicodeRange: /** @type {[string]} */ ([OTHER_LETTERS]) };

export default defineConfig({
  site: process.env.SITE_URL ?? site.host,
  trailingSlash: 'never',
  build: { format: 'file' },
  // Outside node_modules, so that `npm ci` keeps resized pictures and pages.
  cacheDir: './.cache/astro',
  experimental: { incrementalBuild: true },
  // There is no Markdown. Shiki, the default, writes inline styles, which the policy below forbids.
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    hydration,
    i18next(),
    incrementalBuilds(),
    pageCount(),
    sitemap({
      filter: (page) => !outOfSearch.test(new URL(page).pathname),
      i18n: { defaultLocale, locales: languageTags },
    }),
  ],
  env: {
    schema: {
      // Where the content comes from; without an address, from data/catalogue.
      CMS_URL: envField.string({
        context: 'server',
        access: 'secret',
        optional: true,
        url: true,
        startsWith: 'http',
      }),
      CMS_TOKEN: envField.string({ context: 'server', access: 'secret', optional: true }),
      CMS_DRAFTS: envField.boolean({ context: 'server', access: 'secret', default: false }),
      CMS_FALLBACK: envField.enum({
        context: 'server',
        access: 'secret',
        values: ['catalogue', 'fail'],
        default: 'catalogue',
      }),
    },
    validateSecrets: true,
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src 'self'${site.contact.endpoint ? ` ${formTarget}` : ''}`,
        `form-action 'self' ${formTarget}`,
        "base-uri 'none'",
        "object-src 'none'",
        "manifest-src 'self'",
      ],
    },
  },
  // `optional`: what is not there in time is kept for the next page, so that no text changes its
  // face while it is read.
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Overtone Ming shop',
      cssVariable: '--font-ming-shop',
      fallbacks: serif,
      optimizedFallbacks: false,
      display: 'optional',
      options: {
        variants: [{ src: [await cutHeadings('shop')], weight: '600', style: 'normal' }],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Overtone Ming service',
      cssVariable: '--font-ming-service',
      fallbacks: serif,
      optimizedFallbacks: false,
      display: 'optional',
      options: {
        variants: [{ src: [await cutHeadings('service')], weight: '600', style: 'normal' }],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Instrument Serif',
      cssVariable: '--font-instrument-serif',
      display: 'optional',
      fallbacks: serif,
      options: {
        variants: [{ src: [await cutEnglishHeadings()], weight: 400, style: 'normal' }],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Instrument Sans',
      cssVariable: '--font-instrument-sans-zh',
      display: 'optional',
      fallbacks: [
        'PingFang HK',
        'Noto Sans HK',
        'Noto Sans CJK HK',
        'Microsoft JhengHei',
        'sans-serif',
      ],
      options: { variants: [texts, otherTexts] },
    },
    // Until ours is there, no sign of English is of a Chinese face.
    {
      provider: fontProviders.local(),
      name: 'Instrument Sans',
      cssVariable: '--font-instrument-sans-en',
      display: 'optional',
      fallbacks: ['sans-serif'],
      options: { variants: [texts, otherTexts] },
    },
  ],
  vite: {
    plugins: [tailwindcss()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // One request for what the page's script shares with the islands, not ten.
                groups: [
                  {
                    name: (id, modules) =>
                      id.startsWith('/') &&
                      modules.getModuleInfo(pageScript)?.importedIds.includes(id)
                        ? 'shared'
                        : null,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
