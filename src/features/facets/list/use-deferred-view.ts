import { useDeferredValue } from 'react';
import { sectionOf, type Filter } from '../filter';

/**
 * The view of results, counts and links, which may follow the controls by a frame: they take long to render.
 * Another section is not deferred, because other facets and links would move what is below them.
 */
export function useDeferredView<View extends { filter: Filter }>(view: View): View {
  const deferred = useDeferredValue(view);
  return sectionOf(deferred.filter) === sectionOf(view.filter) ? deferred : view;
}
