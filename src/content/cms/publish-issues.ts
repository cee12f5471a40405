import { z } from 'zod';
import { badges } from '~/features/products/product';
import type { Locale } from '~/i18n/locales';
import { applySetting } from '../settings/apply-setting';
import { repositoryFiles } from '../settings/editor-files';
import { settingKinds, type SettingKindId } from '../settings/setting-kinds';
import { toRejected } from './rejected';
import { fieldsOf } from './strapi-item';
import { inChinese } from './reasons-in-chinese';
import { validateCategories } from './validate-categories';
import { validateProducts } from './validate-products';

/** A validation issue of a field, worded for the editor. */
export interface PublishIssue {
  field: string;
  reason: string;
}

/** Only the CMS that comes with the shop is this strict: elsewhere, any badge is its own label (requirements §3). */
const BADGES: readonly unknown[] = [...badges, 'featured'];

function badgeIssues(item: unknown): PublishIssue[] {
  const given = fieldsOf(item)['badges'];
  const unknown = Array.isArray(given) ? given.filter((badge) => !BADGES.includes(badge)) : [];
  return unknown.length > 0
    ? [{ field: 'badges', reason: `must be one of ${BADGES.join(', ')}` }]
    : [];
}

const validators = { product: validateProducts, category: validateCategories };

const isSetting = (type: string): type is SettingKindId => Object.hasOwn(settingKinds, type);

function settingIssues(kind: SettingKindId, item: unknown): PublishIssue[] {
  const result = applySetting(kind, item, repositoryFiles);
  return 'issues' in result ? toRejected(kind, { id: '', name: '' }, result).issues : [];
}

/**
 * All issues for which the shop's build would reject an entry, and unknown badges. The CMS checks this before it
 * publishes an entry (`scripts/cms/src/desk/publish-rules.ts`).
 * @param item with its pictures, in the format of the REST API
 */
export function publishIssues(
  type: keyof typeof validators | SettingKindId,
  item: unknown,
  cms: string,
  locale: Locale,
): PublishIssue[] {
  z.config(locale === 'zh' ? z.locales.zhTW() : z.locales.en());
  const issues = isSetting(type)
    ? settingIssues(type, item)
    : [
        ...validators[type]([item], cms).rejected.flatMap(({ issues }) => issues),
        ...(type === 'product' ? badgeIssues(item) : []),
      ];
  return locale === 'zh'
    ? issues.map(({ field, reason }) => ({ field, reason: inChinese(reason) }))
    : issues;
}
