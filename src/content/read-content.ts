import { join } from 'node:path';
import { readBuiltinContent } from './builtin';
import type { Rejected, ShopContent } from './shop-content';
import type { CmsSettings } from './cms/api';
import { cmsClient } from './cms/client';
import { CmsError } from './cms/cms-error';
import { fetchPictures } from './cms/fetch-pictures';
import { pull } from './cms/pull';

export interface ContentSettings {
  /** Absent: the built-in catalogue is the source. */
  cms: CmsSettings | undefined;
  /** What to do when the CMS cannot be used (DESIGN.md decision 11). */
  fallback: 'catalogue' | 'fail';
}

interface Log {
  info: (line: string) => void;
  warn: (line: string) => void;
}

/**
 * The content of the shop from the CMS, or from the built-in catalogue where there is no CMS or it
 * cannot be used (spec §8). One line of the log says which, how much and how long it took.
 * @param root the folder of the project
 * @throws an Error where the CMS cannot be used and the settings say `fail`
 */
export async function readContent(
  root: string,
  { cms, fallback }: ContentSettings,
  log: Log,
): Promise<ShopContent> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const summary = ({ source, products, rejected, drafts }: ShopContent) => {
    const from =
      cms && source === 'cms' ? `the CMS at ${new URL(cms.url).origin}` : 'the built-in catalogue';
    const preview = drafts ? `, ${drafts.length} not or not so in the shop` : '';
    return `${products.length} products from ${from}, ${rejected.length} left out${preview}, ${seconds()}`;
  };

  const content = cms && (await readCms(root, cms, fallback, log));
  if (!(content instanceof CmsError)) {
    const used = content ?? (await readBuiltinContent(root));
    log.info(summary(used));
    return used;
  }

  const trouble = `The CMS cannot be used: ${content.message}`;
  if (fallback === 'fail') {
    throw new Error(`${trouble}. The build stops, for CMS_FALLBACK is "fail" (${seconds()})`);
  }
  const instead = await readBuiltinContent(root);
  log.warn(`${trouble}. Instead: ${summary(instead)}`);
  return instead;
}

async function readCms(
  root: string,
  cms: CmsSettings,
  fallback: ContentSettings['fallback'],
  log: Log,
): Promise<ShopContent | CmsError> {
  const folder = join(root, '.cache', 'cms', 'pictures');
  try {
    const content = await pull({
      client: cmsClient(cms),
      published: cms.drafts ? cmsClient({ ...cms, drafts: false }) : undefined,
      fetchPictures: (wanted) => fetchPictures(wanted, folder, cms.timeout),
      withoutCategories: (error) => {
        if (fallback === 'fail' || !(error instanceof CmsError)) throw error;
        log.warn(`Categories are as built in: ${error.message}`);
        return { entries: [], rejected: [] };
      },
    });
    warnOf(content.rejected.map(mistakesOf), log);
    warnOf(
      content.badPictures.map(
        ({ of, address, reason }) => `No picture for ${of}: ${address}: ${reason}`,
      ),
      log,
    );
    return content;
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    warnOf((error.circumstances.rejected ?? []).map(mistakesOf), log);
    return error;
  }
}

const mistakesOf = ({ kind, id, name, mistakes }: Rejected): string => {
  const reasons = mistakes.map(({ field, reason }) => `${field}: ${reason}`).join('; ');
  return `Left out ${kind} ${id || '(no id)'} ${JSON.stringify(name)}: ${reasons}`;
};

/** More lines than these say nothing more; `build.json` has all. */
const LINES = 100;

function warnOf(lines: readonly string[], log: Log): void {
  for (const line of lines.slice(0, LINES)) log.warn(line);
  if (lines.length > LINES) log.warn(`… and ${lines.length - LINES} more like these`);
}
