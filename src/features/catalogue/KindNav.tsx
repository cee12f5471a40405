import type { CatalogueWords } from '~/features/facets/list/list-words';
import { categoryFacet, categoryOfSection, type Section } from '~/features/facets/facets';
import type { FacetCounts } from '~/features/facets/filtering';
import { kindsOf, type KindNames } from '~/features/facets/kind-names';

interface Props {
  current: Section;
  counts: FacetCounts;
  names: KindNames;
  hrefOf: (section: Section) => string;
  words: CatalogueWords;
  onSelect: (section: Section) => void;
}

/** Links to the kinds of the current category, the whole category first. */
export function KindNav({ current, counts, names, hrefOf, words, onSelect }: Props) {
  const category = categoryOfSection(current);
  const kinds = kindsOf(names, category);
  if (kinds.length === 0) return null;

  return (
    <nav aria-label={words.kindsLabel} className="border-b border-line">
      <ul className="-mx-5 flex overflow-x-auto px-5 text-sm scrollbar-none sm:mx-0 sm:flex-wrap sm:px-0">
        {[category, ...kinds].map((section) => (
          <li key={section} className="shrink-0">
            <a
              href={hrefOf(section)}
              aria-current={current === section ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 here-line px-3 whitespace-nowrap text-soft hover:text-ink aria-[current=true]:text-ink sm:px-4"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onSelect(section);
              }}
            >
              {names.get(section) ?? words.allKinds}
              <span className="figures inline-block min-w-[2ch] text-xs text-soft">
                {counts.get(categoryFacet.id)?.get(section) ?? 0}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
