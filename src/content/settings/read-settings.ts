import { join } from 'node:path';
import { digest } from '~/build/digest';
import { CmsError } from '../cms/cms-error';
import { listFetcher, type CmsSettings } from '../cms/fetch-lists';
import { readItems, writeItems, type Item } from '../cms/last-good';
import { toRejected } from '../cms/rejected';
import { fieldsOf, idOf } from '../cms/strapi-item';
import type { Rejected } from '../shop-content';
import { applySetting } from './apply-setting';
import { repositoryFiles, type EditorFiles } from './editor-files';
import { settingKinds, type SettingKindId } from './setting-kinds';

/** The result of reading the settings of the CMS. */
export interface SettingsReport {
  rejected: Rejected[];
  /** Settings that could not be read, with the reasons. */
  problems: string[];
}

const PAGE_SIZE = 100;
/** ms, for each type: a shop without its latest settings is better than none. */
const TIMEOUT = 5000;

const idOfItem = (item: unknown): string => {
  const id = idOf(fieldsOf(item));
  return typeof id === 'string' ? id : '';
};

/**
 * The files with the changes of the CMS (docs/decisions/0035-settings.md). Never fails: an entry that is invalid or
 * cannot be read keeps its last valid version, or is ignored.
 * @param root the folder of the project
 */
export async function readSettings(
  root: string,
  cms: CmsSettings,
): Promise<SettingsReport & { files: EditorFiles }> {
  const { list, single } = listFetcher({ timeout: TIMEOUT, ...cms });
  const kinds = Object.keys(settingKinds) as SettingKindId[];
  const problems: string[] = [];
  const rejected: Rejected[] = [];
  let files = repositoryFiles;

  const answers = await Promise.all(
    kinds.map(async (kind) => {
      const { api, key } = settingKinds[kind];
      try {
        return await (key ? list(api, PAGE_SIZE) : single(api));
      } catch (error) {
        if (!(error instanceof CmsError)) throw error;
        // The CMS does not have this type, or its single entry is not published.
        if (error.details.status === 404) return [];
        problems.push(`The last valid version of ${kind} is used: ${error.message}`);
        return undefined;
      }
    }),
  );
  for (const [index, kind] of kinds.entries()) {
    const file = join(root, '.cache', 'cms', kind, `${digest(cms.url)}.json`);
    const before = await readItems(file);
    const valid: Item[] = [];
    const apply = (item: unknown) => {
      const result = applySetting(kind, item, files);
      if ('issues' in result) return result.issues;
      files = result.files;
      valid.push([idOfItem(item), item]);
      return undefined;
    };
    for (const item of answers[index] ?? before.map(([, item]) => item)) {
      const issues = apply(item);
      if (!issues) continue;
      const last = before.find(([id]) => id === idOfItem(item))?.[1];
      const kept = last !== undefined && !apply(last);
      const fields = fieldsOf(item);
      const entry = { id: idOf(fields), name: fields[settingKinds[kind].key ?? ''] };
      rejected.push({ ...toRejected(kind, entry, issues), ...(kept && { kept }) });
    }
    if (!cms.drafts) await writeItems(file, valid);
  }
  return { files, rejected, problems };
}
