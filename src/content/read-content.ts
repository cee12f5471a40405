import { join } from 'node:path';
import { readBuiltinContent } from './builtin';
import { cmsClient } from './cms/client';
import { CmsError } from './cms/cms-error';
import { deadlineIn, LISTS_TIMEOUT } from './cms/fetch-body';
import { fetchPictures } from './cms/fetch-pictures';
import { pull } from './cms/pull';
import type { CmsSettings } from './cms/fetch-lists';
import type { Rejected, ShopContent } from './shop-content';

export interface ContentSettings {
  /** Absent: the built-in catalogue is the source. */
  cms: CmsSettings | undefined;
  /** What to do when the CMS cannot be used. */
  fallback: 'catalogue' | 'fail';
}

interface Log {
  info: (line: string) => void;
  warn: (line: string) => void;
}

/**
 * The content of the shop: from the CMS, or from the built-in catalogue if there is no CMS or it
 * cannot be used (requirements §8). Logs a summary: source, number of products, duration.
 * @param root the folder of the project
 * @throws an Error if the CMS cannot be used and `fallback` is `fail`
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
    const preview = drafts
      ? `, ${drafts.length} unpublished or different from the live version`
      : '';
    return `${products.length} products from ${from}, ${rejected.length} rejected${preview}, ${seconds()}`;
  };

  const content = cms && (await readCms(root, cms, fallback, log));
  if (!(content instanceof CmsError)) {
    const used = content ?? (await readBuiltinContent(root));
    log.info(summary(used));
    return used;
  }

  const trouble = `The CMS cannot be used: ${content.message}`;
  if (fallback === 'fail') {
    throw new Error(`${trouble}. The build stops because CMS_FALLBACK is "fail" (${seconds()})`);
  }
  const builtin = await readBuiltinContent(root);
  log.warn(`${trouble}. Falling back: ${summary(builtin)}`);
  return builtin;
}

async function readCms(
  root: string,
  cms: CmsSettings,
  fallback: ContentSettings['fallback'],
  log: Log,
): Promise<ShopContent | CmsError> {
  const folder = join(root, '.cache', 'cms', 'pictures');
  const settings = { deadline: deadlineIn(LISTS_TIMEOUT), ...cms };
  try {
    const content = await pull({
      client: cmsClient(settings),
      published: cms.drafts ? cmsClient({ ...settings, drafts: false }) : undefined,
      fetchPictures: (wanted) => fetchPictures(wanted, folder, cms.timeout),
      onCategoriesError: (error) => {
        if (fallback === 'fail' || !(error instanceof CmsError)) throw error;
        log.warn(`Categories have their built-in texts: ${error.message}`);
        return { entries: [], rejected: [] };
      },
    });
    warnOfEach(content.rejected.map(describe), log);
    warnOfEach(
      content.badPictures.map(
        ({ of, address, reason }) => `No picture for ${of}: ${address}: ${reason}`,
      ),
      log,
    );
    return content;
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    warnOfEach((error.details.rejected ?? []).map(describe), log);
    return error;
  }
}

const describe = ({ kind, id, name, issues }: Rejected): string => {
  const reasons = issues.map(({ field, reason }) => `${field}: ${reason}`).join('; ');
  return `Rejected ${kind} ${id || '(no id)'} ${JSON.stringify(name)}: ${reasons}`;
};

/** The log is for people; `build.json` has the complete list. */
const MAX_LINES = 100;

function warnOfEach(lines: readonly string[], log: Log): void {
  for (const line of lines.slice(0, MAX_LINES)) log.warn(line);
  if (lines.length > MAX_LINES) log.warn(`… and ${lines.length - MAX_LINES} more`);
}
