import { useDeferredValue } from 'react';
import { sectionOf, type Filter } from '../filter';

/**
 * Returns the view for counts and for cards below the viewport, which are slow to render and may lag behind the
 * controls and the first results by a frame. Another section is not deferred, because its facets and links would shift
 * the content below; nor is a view whose products are not loaded.
 */
export function useDeferredView<View extends { filter: Filter }>(
  view: View,
  isLoaded: boolean,
): View {
  const deferred = useDeferredValue(view);
  const isSameSection = sectionOf(deferred.filter) === sectionOf(view.filter);
  return isLoaded && isSameSection ? deferred : view;
}
