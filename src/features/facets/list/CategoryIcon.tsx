import type { LucideIcon } from 'lucide-react';
import Drum from 'lucide-react/icons/drum';
import Guitar from 'lucide-react/icons/guitar';
import Headphones from 'lucide-react/icons/headphones';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MicVocal from 'lucide-react/icons/mic-vocal';
import Piano from 'lucide-react/icons/piano';
import Speaker from 'lucide-react/icons/speaker';
import type { Category } from '../facets';

const icons: Record<Category, LucideIcon> | undefined = import.meta.env.SSR
  ? {
      all: LayoutGrid,
      guitars: Guitar,
      keyboards: Piano,
      recording: MicVocal,
      audio: Speaker,
      accessories: Headphones,
      drums: Drum,
    }
  : undefined;

/** Always the same object, so that React never writes it over the server's markup. */
const asRendered = { __html: '' };

/**
 * Rendered by the server only: the browser's script has no icons and leaves this element as it is. On the
 * search page, whose links the browser renders, it is empty.
 */
export function CategoryIcon({ category }: { category: Category }) {
  const Icon = icons?.[category];
  return Icon ? (
    <i>
      <Icon size={20} strokeWidth={1.4} aria-hidden="true" />
    </i>
  ) : (
    <i className="empty:hidden" suppressHydrationWarning dangerouslySetInnerHTML={asRendered} />
  );
}
