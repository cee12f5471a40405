import type { LucideIcon } from 'lucide-react';
import Drum from 'lucide-react/icons/drum';
import Guitar from 'lucide-react/icons/guitar';
import Headphones from 'lucide-react/icons/headphones';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MicVocal from 'lucide-react/icons/mic-vocal';
import Piano from 'lucide-react/icons/piano';
import Speaker from 'lucide-react/icons/speaker';
import type { CatalogueWords } from '~/features/facets/list/list-words';
import { categoryFacet, type Category } from '~/features/facets/facets';
import type { FacetCounts } from '~/features/facets/filtering';

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

/** Rendered by the server only: the browser's script has no icons and leaves this element as it is. */
function CategoryIcon({ category }: { category: Category }) {
  const Icon = icons?.[category];
  return Icon ? (
    <i>
      <Icon size={20} strokeWidth={1.4} aria-hidden="true" />
    </i>
  ) : (
    <i suppressHydrationWarning dangerouslySetInnerHTML={asRendered} />
  );
}

interface Props {
  current: Category;
  counts: FacetCounts;
  hrefOf: (category: Category) => string;
  words: CatalogueWords;
  onSelect: (category: Category) => void;
}

/** Links to the categories; once hydrated, they keep the other filters and do not leave the page. */
export function CategoryNav({ current, counts, hrefOf, words, onSelect }: Props) {
  return (
    <nav aria-label={words.categoriesLabel} className="border-y border-line">
      <ul className="-mx-5 flex overflow-x-auto px-5 whitespace-nowrap text-soft scrollbar-none sm:mx-0 sm:flex-wrap sm:px-0">
        {categoryFacet.options.map((category) => {
          return (
            <li key={category} className="shrink-0">
              <a
                href={hrefOf(category)}
                aria-current={current === category ? 'true' : undefined}
                className="flex min-h-14 items-center gap-2 here-line px-3 hover:text-ink aria-[current=true]:text-ink sm:px-4"
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  onSelect(category);
                }}
              >
                <CategoryIcon category={category} />
                {words.categories[category]}
                <span className="figures inline-block min-w-[3ch] text-xs text-soft">
                  {counts.get(categoryFacet.id)?.get(category) ?? 0}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
