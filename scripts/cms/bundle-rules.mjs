// @ts-check
import { buildSync } from 'esbuild';
import { join } from 'node:path';
import { root } from '../toolchain/node.mjs';

/**
 * Bundles the rules by which the shop's build rejects entries to one file, which Strapi can load.
 *
 * @param {string} outfile
 */
export function bundleRules(outfile) {
  buildSync({
    entryPoints: [join(root, 'src/content/cms/rules-for-strapi.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    alias: { '~': join(root, 'src'), '~data': join(root, 'data') },
    logLevel: 'error',
  });
}
