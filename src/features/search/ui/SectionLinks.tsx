import { categoryFacet, categoryOfSection, isKind, type Section } from '~/features/facets/facets';
import type { FacetCounts } from '~/features/facets/filtering';
import type { KindNames } from '~/features/facets/kind-names';
import type { CatalogueWords } from '~/features/facets/list/list-words';

interface Props {
  current: Section;
  counts: FacetCounts;
  kindNames: KindNames;
  words: CatalogueWords;
  hrefOf: (section: Section) => string;
  onSelect: (section: Section) => void;
}

/** The sections that have results: the categories, and the kinds of the selected category. */
export function SectionLinks({ current, counts, kindNames, words, hrefOf, onSelect }: Props) {
  const found = counts.get(categoryFacet.id) ?? new Map<string, number>();
  const category = categoryOfSection(current);
  const kinds = [...kindNames.keys()].filter(
    (kind): kind is Section => category !== 'all' && kind.startsWith(`${category}/`),
  );
  const sections = [...categoryFacet.options, ...kinds].filter(
    (section) => section === 'all' || section === current || (found.get(section) ?? 0) > 0,
  );
  return (
    <nav aria-label={words.categoriesLabel} className="border-y border-line">
      <ul className="-mx-5 flex overflow-x-auto px-5 scrollbar-none sm:mx-0 sm:flex-wrap sm:px-0">
        {sections.map((section) => (
          <li key={section} className="shrink-0">
            <a
              href={hrefOf(section)}
              aria-current={current === section ? 'true' : undefined}
              className="flex min-h-14 items-center gap-2 here-line px-3 whitespace-nowrap text-soft hover:text-ink aria-[current=true]:text-ink sm:px-4"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onSelect(section);
              }}
            >
              {isKind(section)
                ? kindNames.get(section)
                : words.categories[categoryOfSection(section)]}
              <span className="figures text-xs text-soft">{found.get(section) ?? 0}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
