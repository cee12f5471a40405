// @ts-check
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import sitemap from '@astrojs/sitemap';
import i18next from 'astro-i18next';
import { defineConfig, envField, fontProviders } from 'astro/config';
import attributes from './data/attributes.json' with { type: 'json' };
import {
  subsetEnglishHeadings,
  subsetChineseHeadings,
  subsetTexts,
  OTHER_LETTERS,
  TEXTS,
} from './scripts/fonts/faces.ts';
import { plainPath } from './src/i18n/locales.ts';
import { pageKinds, routeOf } from './src/site/routes.ts';
import buildLock from './scripts/build/build-lock.ts';
import { timeOfBuild } from './scripts/build/build-time.ts';
import { editorFiles, settingsReport, siteOfBuild as site } from './scripts/build/editor-files.ts';
import { sitemapLinks } from './scripts/build/sitemap-links.ts';
import { withEnv } from './src/site/settings-env.ts';

/** Target of the contact form; without an endpoint, the shopper's e-mail client. */
const formTarget = site.contact.endpoint ? new URL(site.contact.endpoint).origin : 'mailto:';

/** System fonts, until the web fonts are loaded. Chinese words on English pages always use them. */
const serif = ['Songti TC', 'Noto Serif HK', 'Noto Serif CJK HK', 'PMingLiU', 'serif'];

/** Ids of the attributes that products can be filtered by: islands do not get the whole table. */
const filterAttributes = Object.entries(attributes)
  .filter(([, attribute]) => 'filter' in attribute && attribute.filter)
  .map(([id]) => id);

/** Modules that most scripts share. */
const sharedModules = [
  'features/products/price-list/load-price-list.ts',
  'i18n/fill.ts',
  'features/products/product.ts',
  'features/products/price-list/price-list.ts',
  'features/products/price-list/card-row.ts',
  'i18n/format.ts',
  'i18n/locales.ts',
  'contracts/hong-kong.ts',
  'contracts/languages.ts',
  'contracts/random-id.ts',
].map((path) => {
  const file = fileURLToPath(new URL(`src/${path}`, import.meta.url));
  if (!existsSync(file)) throw new Error(`astro.config.mjs: src/${path} does not exist`);
  return file;
});
/** Modules that most islands share. */
const islandModules = new RegExp(
  [
    'node_modules/(react|@nanostores/react)/',
    'node_modules/react-dom/(index|cjs/react-dom[.])',
    'src/ui/(Icon|icons|TextButton)[.]',
    'src/features/products/(card/(Price|ProductName)|price-list/(ListState|use-price-list))[.]',
  ].join('|'),
);
/** Cards and what shows them, which the checkout does without. */
const listModules = /\/src\/features\/(products\/card\/ProductCard|facets\/list\/Results)[.]tsx$/;
/** Modules that forms share. */
const formModules = /\/src\/(features\/contact\/(send-form|show-result)|lib\/stored-texts)\.ts$/;
const pageScript = fileURLToPath(new URL('src/layouts/page-script.ts', import.meta.url));

/** @type {import('astro').AstroIntegration} */
const hydration = {
  name: 'hydration',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'after-paint', entrypoint: './src/boot/client-after-paint.ts' });
    },
  },
};

/**
 * Scripts and styles for docs/decisions/0024-oldest-browsers.md. In a hook, as Astro sets `esnext` over
 * the client's own configuration.
 *
 * @type {import('vite').Plugin}
 */
const oldestBrowsers = {
  name: 'oldest-browsers',
  configEnvironment: (name) =>
    name === 'client' ? { build: { target: 'baseline-widely-available' } } : undefined,
};

/** @type {(file: string) => { src: [string]; weight: string; style: 'normal' }} */
const textFace = (file) => ({ src: [file], weight: '400 600', style: 'normal' });
const texts = textFace(await subsetTexts());
const otherTexts = { ...textFace(TEXTS), unicodeRange: /** @type {[string]} */ ([OTHER_LETTERS]) };

/** @type {(file: string) => { src: [string]; weight: string; style: 'normal' }} */
const headingFace = (file) => ({ src: [file], weight: '600', style: 'normal' });
const chineseHeadings = await Promise.all(
  pageKinds.map(async (kind) => ({
    provider: fontProviders.local(),
    name: `Overtone Ming ${kind}`,
    cssVariable: /** @type {const} */ (`--font-ming-${kind}`),
    fallbacks: serif,
    optimizedFallbacks: false,
    display: /** @type {const} */ ('optional'),
    options: /** @type {{ variants: [ReturnType<typeof headingFace>] }} */ ({
      variants: [headingFace(await subsetChineseHeadings(kind))],
    }),
  })),
);

const siteUrl = process.env.SITE_URL ?? site.host;

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'never',
  // Pages are written while others are rendered.
  build: { format: 'file', concurrency: 4 },
  // Outside node_modules, so that `npm ci` keeps resized pictures.
  cacheDir: './.cache/astro',
  // Guides contain no code. Shiki, the default, writes inline styles, which the policy below forbids.
  markdown: { syntaxHighlight: false },
  integrations: [
    buildLock(),
    react(),
    hydration,
    i18next(),
    sitemap({
      filter: (page) => routeOf(plainPath(new URL(page).pathname)).indexed,
      serialize: (page) => ({ ...page, links: sitemapLinks(page.url) }),
      customSitemaps: [new URL('/sitemap-pictures.xml', siteUrl).href],
    }),
  ],
  env: {
    schema: {
      // Source of the content; without CMS_URL, data/catalogue.
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
      // Read by this file, `src/site/settings.ts` and the functions.
      ORDERS_URL: envField.string({
        context: 'server',
        access: 'secret',
        optional: true,
        url: true,
        startsWith: 'http',
      }),
      DEMO: envField.string({ context: 'server', access: 'secret', optional: true }),
      PAYMENT_PROVIDER: envField.string({ context: 'server', access: 'secret', optional: true }),
      PAYMENT_ADDRESS: envField.string({ context: 'server', access: 'secret', optional: true }),
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
  // `optional`: a font that arrives late is cached for the next page, so that no text changes its
  // font while it is read.
  fonts: [
    ...chineseHeadings,
    {
      provider: fontProviders.local(),
      name: 'Instrument Serif',
      cssVariable: '--font-instrument-serif',
      display: 'optional',
      fallbacks: serif,
      options: {
        variants: [{ src: [await subsetEnglishHeadings()], weight: 400, style: 'normal' }],
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
    // The fallbacks of English have no Chinese font, whose Latin letters and punctuation differ.
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
    define: {
      BUILD_TIME: JSON.stringify(timeOfBuild()),
      DELIVERY: JSON.stringify(site.delivery),
      // Of its own: a script that needs only these has no more of it.
      'DELIVERY.closedDates': JSON.stringify(site.delivery.closedDates),
      FILTER_ATTRIBUTES: JSON.stringify(filterAttributes),
      SETTINGS_REPORT: JSON.stringify(settingsReport),
      PAYMENT_PROVIDER: JSON.stringify(withEnv(site, process.env).payment.provider),
      TAKES_ORDERS: JSON.stringify(Boolean(process.env.ORDERS_URL)),
    },
    plugins: [editorFiles, tailwindcss(), oldestBrowsers],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // One chunk, not ten, for the modules that the page script shares with the islands,
                // and for those that all readers of products share.
                groups: [
                  {
                    name: (id, modules) =>
                      id.startsWith('/') &&
                      (sharedModules.includes(id) ||
                        modules.getModuleInfo(pageScript)?.importedIds.includes(id))
                        ? 'shared'
                        : null,
                  },
                  // What nearly every island uses: a script that is imported by an imported script is
                  // requested a round trip later.
                  { name: 'islands', test: islandModules },
                  // One chunk for catalogue and search; saved items fetch it too, from the cache after a list.
                  { name: 'lists', test: listModules },
                  // One chunk, not one for each combination of forms.
                  { name: 'forms', test: formModules },
                  // One chunk, not two, of less than 2 KB: formats, and Vite's helper for dynamic imports.
                  { name: 'common', test: /^\0vite\/preload-helper|\/src\/i18n\/format\.ts$/ },
                ],
              },
            },
          },
        },
      },
    },
  },
});
