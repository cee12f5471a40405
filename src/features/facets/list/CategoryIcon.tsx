import data from '~data/categories.json' with { type: 'json' };
import { Icon } from '~/ui/Icon';
import * as icons from '~/ui/icons';
import type { Category } from '../facets';

const pathOf = (category: Category): string =>
  category === 'all' ? icons.layoutGrid : icons[data[category].icon as keyof typeof icons];

/** Always the same object, so that React never overwrites the server's markup. */
const asRendered = { __html: '' };

/**
 * Rendered by the server only: the browser's script contains no icons and leaves this element
 * unchanged. On the search page, whose links the browser renders, it is empty.
 */
export const CategoryIcon = ({ category }: { category: Category }) =>
  import.meta.env.SSR ? (
    <i>
      <Icon path={pathOf(category)} size={20} strokeWidth={1.4} />
    </i>
  ) : (
    <i className="empty:hidden" suppressHydrationWarning dangerouslySetInnerHTML={asRendered} />
  );
