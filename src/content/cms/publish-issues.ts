import { z } from 'zod';
import { badges } from '~/features/products/product';
import type { Locale } from '~/i18n/locales';
import { faultOf, reasonIn } from '~/i18n/reasons';
import { applySetting } from '../settings/apply-setting';
import { repositoryFiles } from '../settings/editor-files';
import { settingKinds, type SettingKindId } from '../settings/setting-kinds';
import type { ContentIssue } from '../shop-content';
import { toRejected } from './rejected';
import { fieldsOf } from './strapi-item';
import { validateCategories } from './validate-categories';
import { validateProducts } from './validate-products';

/** A validation issue of a field, worded for the editor. */
export type PublishIssue = Pick<ContentIssue, 'field' | 'reason'>;

/** Only the CMS that comes with the shop is this strict: elsewhere, any badge is its own label (requirements §3). */
const BADGES: readonly unknown[] = [...badges, 'featured'];

function badgeIssues(item: unknown): ContentIssue[] {
  const given = fieldsOf(item)['badges'];
  const unknown = Array.isArray(given) ? given.filter((badge) => !BADGES.includes(badge)) : [];
  return unknown.length > 0
    ? [{ field: 'badges', ...faultOf('oneOf', { values: BADGES.join(', ') }) }]
    : [];
}

const validators = { product: validateProducts, category: validateCategories };

const isSetting = (type: string): type is SettingKindId => Object.hasOwn(settingKinds, type);

function settingIssues(kind: SettingKindId, item: unknown): ContentIssue[] {
  const result = applySetting(kind, item, repositoryFiles);
  return 'issues' in result ? toRejected(kind, { id: '', name: '' }, result.issues).issues : [];
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
  return issues.map((issue) => ({ field: issue.field, reason: reasonIn(issue, locale) }));
}
