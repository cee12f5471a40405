import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseEnv } from 'node:util';
import type { Plugin } from 'vite';
import site from '../../data/site.json' with { type: 'json' };
import type { EditorFiles } from '../../src/content/settings/editor-files.ts';
import { root } from '../toolchain/node.mjs';

/** Where Astro reads the address of the CMS, too. */
const envFile = join(root, '.env');
const { CMS_URL, CMS_TOKEN, CMS_DRAFTS } = {
  ...(existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {}),
  ...process.env,
};

async function read(url: string) {
  await import('../toolchain/shop-modules.mjs');
  const { readSettings } = await import('../../src/content/settings/read-settings.ts');
  return readSettings(root, { url, token: CMS_TOKEN, drafts: CMS_DRAFTS === 'true' });
}

/** Undefined without a CMS. */
const settings = URL.canParse(CMS_URL ?? '') ? await read(CMS_URL ?? '') : undefined;

/** A file that editors can change in the CMS, as this build has it; undefined as it is in the repository. */
export const editorFile = (file: string): unknown => settings?.files[file as keyof EditorFiles];

/** `data/site.json` of this build. */
export const siteOfBuild = (editorFile('data/site.json') ?? site) as typeof site;

/** The result of reading the settings of the CMS, for the report of the content. */
export const settingsReport = {
  rejected: settings?.rejected ?? [],
  problems: settings?.problems ?? [],
};

/** Lets modules that import such a file get it as this build has it. */
export const editorFiles: Plugin = {
  name: 'editor-files',
  enforce: 'pre',
  load(id) {
    const content = editorFile(relative(root, id).split(sep).join('/'));
    return content === undefined ? undefined : JSON.stringify(content);
  },
};
