import { applySetting } from './apply-setting';
import { repositoryFiles } from './editor-files';

/** `data/site.json` with what the setting of the CMS changes, for what the CMS itself says of the shop. */
export function siteWith(setting: unknown): unknown {
  const result = applySetting('shop-setting', setting, repositoryFiles);
  return ('files' in result ? result.files : repositoryFiles)['data/site.json'];
}
