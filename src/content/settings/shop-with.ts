import type { Resource } from '~/features/studio/rooms';
import { applySetting } from './apply-setting';
import { repositoryFiles } from './editor-files';

/**
 * `data/site.json` and rooms and teachers with the settings of the CMS applied. The CMS uses them in its mails and to validate
 * bookings.
 */
export function shopWith(setting: unknown, studios: readonly unknown[]) {
  let files = repositoryFiles;
  for (const [kind, item] of [
    ['shop-setting', setting] as const,
    ...studios.map((studio) => ['shop-studio', studio] as const),
  ]) {
    const result = applySetting(kind, item, files);
    if ('files' in result) files = result.files;
  }
  return {
    site: files['data/site.json'],
    rooms: [files['data/studios.json'], files['data/teachers.json']].flat() as Resource[],
  };
}
