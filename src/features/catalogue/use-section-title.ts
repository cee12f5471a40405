import { useEffect, useRef } from 'react';
import { fullTitle } from '~/site/head/full-title';

/**
 * Sets the document title to that of the selected section.
 * @param title without the brand
 * @param isOwn the section is that of the page, whose title may contain more, such as a page number
 */
export function useSectionTitle(title: string, brand: string, isOwn: boolean): void {
  const ownTitle = useRef('');
  useEffect(() => {
    ownTitle.current ||= document.title;
    document.title = isOwn ? ownTitle.current : fullTitle(title, brand);
  }, [title, brand, isOwn]);
}
