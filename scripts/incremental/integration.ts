import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { openGeneration, type Generation, type OpenGeneration } from './generation.ts';
import { inputsOf } from './inputs.ts';

const MODULE = 'virtual:generation';

/** Lets pages import the generation that they are built in. */
const generationModule = ({ id, startedAt }: Generation) => ({
  name: 'generation',
  resolveId: (source: string) => (source === MODULE ? `\0${MODULE}` : undefined),
  load: (module: string) =>
    module === `\0${MODULE}`
      ? `export const generation = ${JSON.stringify({ id, startedAt })};`
      : undefined,
});

/**
 * Makes Astro's incremental builds safe: tells pages which generation they belong to, and ends it
 * when something changed that Astro does not look at, or when a build was broken off
 * (docs/decisions/0006-incremental-builds.md).
 */
export default function incrementalBuilds(): AstroIntegration {
  let open: OpenGeneration | undefined;
  return {
    name: 'incremental-builds',
    hooks: {
      'astro:config:setup': ({ command, config, logger, updateConfig }) => {
        const epoch = process.env['SOURCE_DATE_EPOCH'];
        const now = epoch ? Number(epoch) * 1000 : Date.now();
        if (command === 'build') {
          const names = ['SOURCE_DATE_EPOCH', ...Object.keys(config.env.schema)];
          const variables = Object.fromEntries(names.map((name) => [name, process.env[name]]));
          const inputs = inputsOf(fileURLToPath(config.root), variables);
          open = openGeneration(fileURLToPath(config.cacheDir), inputs, now);
          if (!open.sharing) logger.warn('another build is running: this one shares no pages');
        }
        updateConfig({
          experimental: { incrementalBuild: open?.sharing ?? false },
          vite: { plugins: [generationModule(open ?? { id: command, startedAt: now })] },
        });
      },
      'astro:build:start': () => open?.begin(),
      'astro:build:done': () => open?.close(),
    },
  };
}
