import { z } from 'zod';
import { badges } from '~/features/products/product';
import type { Locale } from '~/i18n/locales';
import { faultOf, reasonIn } from '~/i18n/reasons';
import { applySetting } from '../settings/apply-setting';
import { repositoryFiles } from '../settings/editor-files';
import { settingKinds, type SettingKindId } from '../settings/setting-kinds';
import type { ContentIssue } from '../shop-content';
import { formerIssues } from './read-former';
import { toRejected } from './rejected';
import { fieldsOf, idOf } from './strapi-item';
import { validateCategories } from './validate-categories';
import { validateFamilies } from './validate-families';
import { validateProducts } from './validate-products';

/** A validation issue of a field, worded for the editor. The words have ids, which are in its values, too. */
export type PublishIssue = ContentIssue;

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

/** Published entries beside which a family is valid or not. */
interface BesideFamily {
  /** The products of all these families. */
  products: readonly unknown[];
  /** The other families that have its products. */
  families: readonly unknown[];
}

function familyIssues(item: unknown, { products, families }: BesideFamily, cms: string) {
  const known = validateProducts(products, cms).entries.map(({ value }) => value);
  const { rejected } = validateFamilies([...families, item], known, cms);
  const id = idOf(fieldsOf(item));
  return rejected.filter((each) => each.id === id).flatMap(({ issues }) => issues);
}

/**
 * All issues for which the shop's build would reject an entry, and unknown badges. The CMS checks this before it
 * publishes an entry (`scripts/cms/src/desk/publish-rules.ts`).
 * @param item with its pictures, in the format of the REST API
 * @param beside only for a family
 */
export function publishIssues(
  type: keyof typeof validators | 'family' | 'former-product' | SettingKindId,
  item: unknown,
  cms: string,
  locale: Locale,
  beside: BesideFamily = { products: [], families: [] },
): PublishIssue[] {
  z.config(locale === 'zh' ? z.locales.zhTW() : z.locales.en());
  const issuesOf = (): ContentIssue[] => {
    if (isSetting(type)) return settingIssues(type, item);
    if (type === 'former-product') return formerIssues(item);
    if (type === 'family') return familyIssues(item, beside, cms);
    const issues = validators[type]([item], cms).rejected.flatMap(({ issues }) => issues);
    return type === 'product' ? [...issues, ...badgeIssues(item)] : issues;
  };
  return issuesOf().map((issue) => ({ ...issue, reason: reasonIn(issue, locale) }));
}
