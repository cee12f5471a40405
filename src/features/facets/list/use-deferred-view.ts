import { useDeferredValue } from 'react';
import { sectionOf, type Filter } from '../filter';

/**
 * The view of results, counts and links, which may follow the controls by a frame: they take long to render.
 * Another section is not deferred, because other facets and links would move what is below them; nor is a
 * view whose products are not loaded.
 */
export function useDeferredView<View extends { filter: Filter }>(
  view: View,
  isLoaded: boolean,
): View {
  const deferred = useDeferredValue(view);
  const isSameSection = sectionOf(deferred.filter) === sectionOf(view.filter);
  return isLoaded && isSameSection ? deferred : view;
}
