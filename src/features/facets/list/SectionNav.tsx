import { useEffect, useRef, type ReactNode } from 'react';
import { categoryFacet, categoryOfSection, type Section } from '../facets';
import type { FacetCounts } from '../filtering';
import { kindsOf } from '../kind-names';
import { CategoryIcon } from './CategoryIcon';
import type { ListWords } from './list-words';

interface Props {
  current: Section;
  counts: FacetCounts;
  words: ListWords;
  hrefOf: (section: Section) => string;
  onSelect: (section: Section) => void;
  /** Leaves out categories and kinds without products. */
  foundOnly?: boolean;
}

/** A row of links that scrolls sideways, with the current one in view. */
function Rail({
  label,
  current,
  children,
}: {
  label: string;
  current: Section;
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const rail = list.current;
    const here = rail?.querySelector('[aria-current]')?.parentElement;
    // Not `scrollIntoView`, which would also scroll the page.
    if (rail && here) rail.scrollLeft = here.offsetLeft - (rail.clientWidth - here.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={label} className="border-b border-line">
      <ul ref={list} className="section-rail">
        {children}
      </ul>
    </nav>
  );
}

/**
 * Links to the categories, and below them to the kinds of the current one, starting with the whole
 * category. Once hydrated, they keep the other filters and do not leave the page.
 */
export function SectionNav({ current, counts, words, hrefOf, onSelect, foundOnly }: Props) {
  const category = categoryOfSection(current);
  const countOf = (section: Section) => counts.get(categoryFacet.id)?.get(section) ?? 0;
  const isShown = (section: Section) =>
    !foundOnly || section === 'all' || section === current || countOf(section) > 0;
  const categories = categoryFacet.options.filter(isShown);
  const kinds = kindsOf(words.kindNames, category).filter(isShown);

  const link = (section: Section, isCurrent: boolean, name: string, icon?: ReactNode) => (
    <li key={section} className="shrink-0">
      <a
        href={hrefOf(section)}
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-11 items-center gap-2 here-line px-3 hover:text-ink aria-[current=true]:text-ink sm:px-4"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onSelect(section);
        }}
      >
        {icon}
        <span>{name}</span>
        <span className="figures inline-block min-w-[2ch] text-xs text-soft">
          {countOf(section)}
        </span>
      </a>
    </li>
  );
  return (
    <>
      <Rail label={words.categories} current={category}>
        {categories.map((each) =>
          link(
            each,
            each === category,
            each === 'all' ? words.allCategories : words.card.categories[each],
            <CategoryIcon category={each} />,
          ),
        )}
      </Rail>
      {kinds.length > 0 && (
        <Rail label={words.kinds} current={current}>
          {[category, ...kinds].map((each) =>
            link(each, each === current, words.kindNames[each] ?? words.allKinds),
          )}
        </Rail>
      )}
    </>
  );
}
