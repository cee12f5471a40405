import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseEnv } from 'node:util';
import type { Plugin } from 'vite';
import site from '../../data/site.json' with { type: 'json' };
import type { EditorFiles } from '../../src/content/settings/editor-files.ts';
import { root } from '../toolchain/node.mjs';

/** Astro reads the URL of the CMS from this file, too. */
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

/** Returns an editable file's content for this build; undefined if the repository's applies. */
export const editorFile = (file: string): unknown => settings?.files[file as keyof EditorFiles];

/** `data/site.json` of this build. */
export const siteOfBuild = (editorFile('data/site.json') ?? site) as typeof site;

/** The result of reading the settings of the CMS, for the report of the content. */
export const settingsReport = {
  rejected: settings?.rejected ?? [],
  problems: settings?.problems ?? [],
};

/** Makes modules that import such a file get the content for this build. */
export const editorFiles: Plugin = {
  name: 'editor-files',
  enforce: 'pre',
  load(id) {
    const content = editorFile(relative(root, id).split(sep).join('/'));
    return content === undefined ? undefined : JSON.stringify(content);
  },
};
