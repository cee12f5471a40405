// @ts-check
/**
 * Lets Node import the modules of src/ as they are, with the alias `~/`, without extensions and with JSON:
 * `import './scripts/toolchain/shop-modules.mjs'`, before importing one dynamically.
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from './node.mjs';

const FOLDERS = { '~/': 'src/', '~data/': 'data/' };
const base = pathToFileURL(root).href;

/** @param {string} specifier */
function withoutAlias(specifier) {
  const [alias, folder] =
    Object.entries(FOLDERS).find(([alias]) => specifier.startsWith(alias)) ?? [];
  return alias ? `${base}${folder}${specifier.slice(alias.length)}` : specifier;
}

/**
 * @param {string} specifier
 * @param {string | undefined} parent
 */
function withExtension(specifier, parent) {
  if (!/^(file:|\.)/.test(specifier)) return specifier;
  const url = new URL(specifier, parent);
  const isModule = existsSync(`${fileURLToPath(url)}.ts`);
  return isModule ? `${url.href}.ts` : specifier;
}

registerHooks({
  resolve(specifier, context, next) {
    const isOurs =
      context.parentURL?.startsWith(base) && !context.parentURL.includes('/node_modules/');
    // Required modules, such as configuration, are found by Node, and `require` takes no URL.
    if (!isOurs || context.conditions.includes('require')) return next(specifier, context);
    const path = withExtension(withoutAlias(specifier), context.parentURL);
    const isJson = path.endsWith('.json');
    return { ...next(path, context), ...(isJson && { importAttributes: { type: 'json' } }) };
  },
});
