import { useEffect, useRef } from 'react';
import type { Category } from './facets';

/**
 * Sets the document title to that of the selected category.
 * @param own category of the page, whose title may contain more, such as a page number
 */
export function useCategoryTitle(
  category: Category,
  own: Category,
  titles: Record<Category, string>,
): void {
  const ownTitle = useRef('');
  useEffect(() => {
    ownTitle.current ||= document.title;
    document.title = category === own ? ownTitle.current : titles[category];
  }, [category, own, titles]);
}
