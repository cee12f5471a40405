import { translator } from '~/i18n/translate';
import { categoryIds, type CategoryId } from './product';

/** The category that has this id, or this English name in the dictionary. */
export function categoryCalled(idOrName: unknown): CategoryId | undefined {
  if (typeof idOrName !== 'string') return undefined;
  const t = translator('en');
  const wanted = idOrName.trim().toLowerCase();
  return categoryIds.find((id) => [id, t(`categories.${id}`).toLowerCase()].includes(wanted));
}
