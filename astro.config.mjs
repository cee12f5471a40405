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
import { siteUrl } from './scripts/build/site-url.ts';
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

/**
 * Modules of `src` by their path, for the chunks that scripts share.
 * @param {...string} paths
 * @throws if a module does not exist, e.g. after it was renamed
 */
const modulesOf = (...paths) => {
  const files = paths.map((path) => fileURLToPath(new URL(`src/${path}`, import.meta.url)));
  const missing = paths.filter((_, index) => !existsSync(files[index] ?? ''));
  if (missing.length > 0) throw new Error(`astro.config.mjs: no src/${missing.join(', src/')}`);
  return files;
};

const pageScript = modulesOf('layouts/page-script.ts')[0] ?? '';
/** Modules that most scripts share. */
const sharedModules = modulesOf(
  'contracts/hong-kong-time.ts',
  'contracts/languages.ts',
  'contracts/random-id.ts',
  'features/facets/list/list-entry.ts',
  'features/products/product-list/card-row.ts',
  'features/products/product-list/load-product-list.ts',
  'features/products/product-list/product-list.ts',
  'features/products/product.ts',
  'i18n/fill.ts',
  'i18n/format.ts',
  'i18n/locales.ts',
  'ui/every-minute.ts',
  'ui/picture-sizes.ts',
);
/** Modules that most islands share. */
const islandModules = modulesOf(
  'features/products/card/Price.tsx',
  'features/products/card/ProductName.tsx',
  'features/products/product-list/ListState.tsx',
  'features/products/product-list/use-product-list.ts',
  'ui/Icon.tsx',
  'ui/TextButton.tsx',
  'ui/icons.ts',
);
/** React, and what every island has. */
const reactModules = modulesOf(
  'boot/island.tsx',
  'i18n/dictionaries/en/island.json',
  'i18n/dictionaries/zh/island.json',
  'ui/use-hydrated.ts',
);
const reactPackages =
  /node_modules\/((react|@nanostores\/react)\/|react-dom\/(index|cjs\/react-dom)[.])/;
/** Cards and what shows them, which the checkout does without. */
const listModules = modulesOf(
  'features/facets/list/Results.tsx',
  'features/products/card/ProductCard.tsx',
);
/** The parts of forms. */
const formModules = modulesOf(
  'contracts/text-fields.ts',
  'features/forms/Field.tsx',
  'features/forms/Form.tsx',
  'features/forms/FormResult.tsx',
  'features/forms/SendButton.tsx',
  'features/forms/Trap.tsx',
  'features/forms/draft.ts',
  'features/forms/send-form.ts',
  'features/forms/use-draft.ts',
  'features/forms/use-field-value.ts',
  'features/forms/validity.ts',
);
/** Shared by cart, checkout and orders. */
const cartModules = modulesOf(
  'features/cart/TotalsList.tsx',
  'features/cart/code-store.ts',
  'features/cart/next-order.ts',
  'features/delivery/by-appointment.ts',
);
/** Formats, with Vite's helper for dynamic imports. */
const commonModules = modulesOf('i18n/format.ts');

/** @type {import('astro').AstroIntegration} */
const hydration = {
  name: 'hydration',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['after-paint', 'first-use'])
        addClientDirective({ name, entrypoint: `./src/boot/client-${name}.ts` });
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

/**
 * Browsers get the ids of the categories without their texts and filters, which only pages need.
 *
 * @type {import('vite').Plugin}
 */
const categoryIdsOnly = {
  name: 'category-ids-only',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/data\/categories\.json$/ },
    handler: (code) =>
      JSON.stringify(Object.fromEntries(Object.keys(JSON.parse(code)).map((id) => [id, 1]))),
  },
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

export default defineConfig({
  site: siteUrl(),
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
      customSitemaps: [new URL('/sitemap-pictures.xml', siteUrl()).href],
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
      // Separate: scripts that need only these dates do without the rest.
      'DELIVERY.closedDates': JSON.stringify(site.delivery.closedDates),
      FILTER_ATTRIBUTES: JSON.stringify(filterAttributes),
      SETTINGS_REPORT: JSON.stringify(settingsReport),
      PAYMENT_PROVIDER: JSON.stringify(withEnv(site, process.env).payment.provider),
      TAKES_ORDERS: JSON.stringify(Boolean(process.env.ORDERS_URL)),
    },
    plugins: [editorFiles, categoryIdsOnly, tailwindcss(), oldestBrowsers],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // A script that is imported by an imported script is requested a round trip later: one
                // chunk each, not one for each combination of scripts that share a module.
                groups: [
                  {
                    name: (id, modules) =>
                      id.startsWith('/') &&
                      (sharedModules.includes(id) ||
                        modules.getModuleInfo(pageScript)?.importedIds.includes(id))
                        ? 'shared'
                        : null,
                  },
                  {
                    name: 'react',
                    test: (id) => reactPackages.test(id) || reactModules.includes(id),
                  },
                  { name: 'islands', test: (id) => islandModules.includes(id) },
                  // Saved items fetch it too, from the cache after a list.
                  { name: 'lists', test: (id) => listModules.includes(id) },
                  { name: 'forms', test: (id) => formModules.includes(id) },
                  { name: 'cart', test: (id) => cartModules.includes(id) },
                  {
                    name: 'common',
                    test: (id) =>
                      id.startsWith('\0vite/preload-helper') || commonModules.includes(id),
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
