import { describeObjections } from '~/features/products/cross-sell/objections';
import { readBuiltinContent } from './builtin';
import { CmsError } from './cms/cms-error';
import type { CmsSettings } from './cms/fetch-lists';
import { readCms } from './cms/read-cms';
import type { SettingsReport } from './settings/read-settings';
import type { BadPicture, Rejected, ShopContent } from './shop-content';

export interface ContentSettings {
  /** Absent: the built-in catalogue is the source. */
  cms: CmsSettings | undefined;
  /** The fallback when the CMS cannot be used. */
  fallback: 'catalogue' | 'fail';
  /** The result of reading the settings, which happens earlier. */
  settings?: SettingsReport;
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
  { cms, fallback, settings }: ContentSettings,
  log: Log,
): Promise<ShopContent> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const withSettings = ({ rejected, ...content }: ShopContent): ShopContent => ({
    ...content,
    rejected: [...rejected, ...(settings?.rejected ?? [])],
  });
  const report = (content: ShopContent): string => {
    const { source, products, rejected, badPictures, drafts } = content;
    for (const problem of settings?.problems ?? []) log.warn(problem);
    warnOfEach([...rejected.map(describe), ...badPictures.map(describePicture)], log);
    warnOfEach(describeObjections(products), log);
    const from =
      cms && source === 'cms' ? `the CMS at ${new URL(cms.url).origin}` : 'the built-in catalogue';
    const preview = drafts
      ? `, ${drafts.length} unpublished or different from the live version`
      : '';
    return `${products.length} products from ${from}, ${rejected.length} rejected${preview}, ${seconds()}`;
  };

  try {
    const read = cms
      ? await readCms(root, cms, (consequence, error) => {
          if (fallback === 'fail') throw error;
          log.warn(`${consequence}: ${error.message}`);
        })
      : await readBuiltinContent(root);
    const content = withSettings(read);
    log.info(report(content));
    return content;
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    warnOfEach((error.details.rejected ?? []).map(describe), log);
    const trouble = `The CMS cannot be used: ${error.message}`;
    if (fallback === 'fail') {
      throw new Error(`${trouble}. The build stops because CMS_FALLBACK is "fail" (${seconds()})`, {
        cause: error,
      });
    }
    const content = withSettings(await readBuiltinContent(root));
    log.warn(`${trouble}. Falling back: ${report(content)}`);
    return content;
  }
}

const describe = ({ kind, id, name, issues, kept }: Rejected): string => {
  const reasons = issues.map(({ field, reason }) => `${field}: ${reason}`).join('; ');
  const instead = kept ? '. Its last valid version is shown' : '';
  return `Rejected ${kind} ${id || '(no id)'} ${JSON.stringify(name)}: ${reasons}${instead}`;
};

const describePicture = ({ of, address, reason }: BadPicture) =>
  `No picture for ${of}: ${address}: ${reason}`;

/** The log is for people; `build.json` has the complete list. */
const MAX_LINES = 100;

function warnOfEach(lines: readonly string[], log: Log): void {
  for (const line of lines.slice(0, MAX_LINES)) log.warn(line);
  if (lines.length > MAX_LINES) log.warn(`… and ${lines.length - MAX_LINES} more`);
}
