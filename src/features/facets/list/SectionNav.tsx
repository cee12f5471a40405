import type { ReactNode } from 'react';
import { categoryFacet, categoryOfSection, type Section } from '../facets';
import type { FacetCounts } from '../filtering';
import { kindsOf, type KindNames } from '../kind-names';
import { CategoryIcon } from './CategoryIcon';
import type { ListWords } from './list-words';

interface Props {
  current: Section;
  counts: FacetCounts;
  names: KindNames;
  words: ListWords;
  hrefOf: (section: Section) => string;
  onSelect: (section: Section) => void;
  /** Leaves out categories and kinds without products. */
  foundOnly?: boolean;
}

/**
 * Links to the categories, and below them to the kinds of the current one, the whole category first. Once
 * hydrated, they keep the other filters and do not leave the page.
 */
export function SectionNav({ current, counts, names, words, hrefOf, onSelect, foundOnly }: Props) {
  const category = categoryOfSection(current);
  const countOf = (section: Section) => counts.get(categoryFacet.id)?.get(section) ?? 0;
  const isShown = (section: Section) =>
    !foundOnly || section === 'all' || section === current || countOf(section) > 0;
  const categories = categoryFacet.options.filter(isShown);
  const kinds = kindsOf(names, category).filter(isShown);

  const link = (section: Section, isCurrent: boolean, className: string, children: ReactNode) => (
    <li key={section} className="shrink-0">
      <a
        href={hrefOf(section)}
        aria-current={isCurrent ? 'true' : undefined}
        className={`flex items-center gap-2 here-line px-3 hover:text-ink aria-[current=true]:text-ink sm:px-4 ${className}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onSelect(section);
        }}
      >
        {children}
        <span className="figures inline-block min-w-[2ch] text-xs text-soft">
          {countOf(section)}
        </span>
      </a>
    </li>
  );
  const row =
    '-mx-(--gutter) flex overflow-x-auto px-(--gutter) whitespace-nowrap text-soft scrollbar-none sm:mx-0 sm:flex-wrap sm:px-0';
  return (
    <>
      <nav aria-label={words.categories} className="border-y border-line">
        <ul className={row}>
          {categories.map((each) =>
            link(
              each,
              each === category,
              'min-h-14',
              <>
                <CategoryIcon category={each} />
                {each === 'all' ? words.allCategories : words.card.categories[each]}
              </>,
            ),
          )}
        </ul>
      </nav>
      {kinds.length > 0 && (
        <nav aria-label={words.kinds} className="border-b border-line">
          <ul className={`${row} text-sm`}>
            {[category, ...kinds].map((each) =>
              link(each, each === current, 'min-h-11', names.get(each) ?? words.allKinds),
            )}
          </ul>
        </nav>
      )}
    </>
  );
}
