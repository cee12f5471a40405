import { useDeferredValue } from 'react';
import { sectionOf, type Filter } from '../filter';

/**
 * Returns the view for counts, and for cards below the window, which may follow the controls and the first results by a
 * frame: they take long to render. Another section is not deferred, because other facets and links would move what is
 * below them; nor is a view whose products are not loaded.
 */
export function useDeferredView<View extends { filter: Filter }>(
  view: View,
  isLoaded: boolean,
): View {
  const deferred = useDeferredValue(view);
  const isSameSection = sectionOf(deferred.filter) === sectionOf(view.filter);
  return isLoaded && isSameSection ? deferred : view;
}
