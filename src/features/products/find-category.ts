import { translator } from '~/i18n/translate';
import { categoryIds, type CategoryId } from './product';

/** The category with this id or this English name, ignoring case. */
export function findCategory(idOrName: unknown): CategoryId | undefined {
  if (typeof idOrName !== 'string') return undefined;
  const t = translator('en');
  const wanted = idOrName.trim().toLowerCase();
  return categoryIds.find((id) => [id, t(`categories.${id}`).toLowerCase()].includes(wanted));
}
