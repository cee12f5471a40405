import type { AstroConfig, AstroIntegration } from 'astro';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOrder, OUTDATED } from './build-order.ts';
import { joinBuildQueue } from './build-queue.ts';
import { openGeneration, type Generation, type OpenGeneration } from './generation.ts';
import { inputsOf } from './inputs.ts';
import { createPageLinks } from './page-links.ts';
import { linkPictures } from './picture-links.ts';
import { insertPriceListUrls } from './price-list-urls.ts';
import { withLinks } from './prerenderer.ts';
import { createLateContent } from './started-ahead.ts';
import type { StaticPath } from './static-path.ts';

type VitePlugin = NonNullable<AstroConfig['vite']['plugins']>[number];

const MODULE = 'virtual:generation';

/** Settings that decide whether there is a site, not what is in it. */
const WITHOUT_EFFECT_ON_PAGES = new Set(['CMS_FALLBACK']);

/** Other tools load the configuration too, as if for a build, and must not touch its files. */
const isAstroCommand = /[\\/]astro(?:\.ts|\.m?js)?$/.test(process.argv[1] ?? '');

/** Undefined if there is no such folder. */
const createdAt = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.birthtimeMs;

/**
 * The time of a build that starts now, in ms: that of SOURCE_DATE_EPOCH, if it is set, or of the clock.
 *
 * @throws an Error if the variable is invalid
 */
function buildTime(): number {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const time = epoch ? Number(epoch) * 1000 : Date.now();
  if (Number.isNaN(new Date(time).getTime())) {
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}"; it must be seconds since 1970`);
  }
  return time;
}

/** The environment variables that affect pages. */
function variablesOf({ env }: AstroConfig): Record<string, string | undefined> {
  const names = ['SOURCE_DATE_EPOCH', ...Object.keys(env.schema)];
  return Object.fromEntries(
    names
      .filter((name) => !WITHOUT_EFFECT_ON_PAGES.has(name))
      .map((name) => [name, process.env[name]]),
  );
}

/** Provides the generation to pages. */
const generationModule = (current: () => Generation) => ({
  name: 'generation',
  resolveId: (source: string) => (source === MODULE ? `\0${MODULE}` : undefined),
  load(module: string) {
    if (module !== `\0${MODULE}`) return undefined;
    const { id, startedAt } = current();
    return `export const generation = ${JSON.stringify({ id, startedAt })};`;
  },
});

/**
 * Makes Astro's incremental builds safe. Builds in one checkout run one at a time
 * (docs/decisions/0019-builds-in-one-checkout.md), cached pages are discarded when an input
 * changes that Astro does not track or when a build did not complete, and damaged files in the
 * cache are removed (docs/decisions/0006-incremental-builds.md).
 */
export default function incrementalBuilds(): AstroIntegration {
  let generation: OpenGeneration | undefined;
  let [cache, output] = ['', ''];
  let paths: readonly StaticPath[] = [];
  let release: () => void = () => undefined;
  let beforeBundling: () => void = () => generation?.begin();
  let beforePages: () => Promise<void> = () => Promise.resolve();
  return {
    name: 'incremental-builds',
    hooks: {
      'astro:config:setup': async ({ command, config, logger, updateConfig }) => {
        const root = fileURLToPath(config.root);
        const plugins: VitePlugin[] = [];
        const joinQueue = async () => {
          release = await joinBuildQueue(join(root, '.cache', 'build-queue'), {
            onWait: (pid) => logger.info(`Waiting for another build to finish (process ${pid})`),
          });
        };
        // `astro sync` writes the data store that a build reads from. `astro dev` has its own.
        if (isAstroCommand && (command === 'build' || command === 'sync')) {
          process.once('exit', () => release());
          await joinQueue();
        }
        if (isAstroCommand && command === 'build') {
          const variables = variablesOf(config);
          const inputs = inputsOf(root, variables);
          const open = () => {
            generation = openGeneration(fileURLToPath(config.cacheDir), inputs, buildTime());
            for (const path of generation.damaged) {
              logger.warn(`Damaged file removed from the cache: ${path}`);
            }
          };
          open();

          const order = buildOrder();
          if (order) {
            const content = createLateContent(root);
            plugins.push(content.module);
            beforeBundling = () => {
              if (!content.keepPictures()) process.exit(OUTDATED);
            };
            // Other builds may run until this one is requested.
            beforePages = async () => {
              const bundles = join(output, '.prerender');
              const [generationOfBundles, bundledAt] = [generation?.id, createdAt(bundles)];
              release();
              await order;
              await joinQueue();
              open();
              const isOutdated =
                inputsOf(root, variables) !== inputs ||
                generation?.id !== generationOfBundles ||
                createdAt(bundles) !== bundledAt ||
                !(await content.read());
              if (isOutdated) process.exit(OUTDATED);
              generation?.begin();
            };
          }
        }
        const startedAt = buildTime();
        plugins.push(generationModule(() => generation ?? { id: command, startedAt }));
        updateConfig({ vite: { plugins } });
      },
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(config.cacheDir);
        output = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer, logger }) => {
        beforeBundling();
        setPrerenderer(
          withLinks(createPageLinks(join(cache, 'dist'), output), logger, {
            onBundled: beforePages,
            onPaths: (all) => (paths = all),
            onRendered: () => linkPictures(join(cache, 'assets'), output),
          }),
        );
      },
      'astro:build:done': ({ dir }) => {
        insertPriceListUrls(fileURLToPath(dir), paths);
        generation?.close();
        release();
      },
    },
  };
}
