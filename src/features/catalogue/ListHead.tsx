import { categoryOfSection, isKind, type Section } from '~/features/facets/facets';
import type { ListWords } from '~/features/facets/list/list-words';
import { Breadcrumb } from '~/site/Breadcrumb';
import { Clauses } from '~/ui/Clauses';

interface Props {
  section: Section;
  words: ListWords;
  /** Address of the catalogue page, e.g. `/en/instruments`. */
  root: string;
}

/** Above the list: the heading of the whole catalogue, or a breadcrumb to the category or kind. */
export function ListHead({ section, words, root }: Props) {
  const category = categoryOfSection(section);
  if (category === 'all') {
    return (
      <div className="pt-4 pb-2">
        <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
        <p className="phrase hidden text-soft sm:block">
          <Clauses text={words.subtitle} />
        </p>
      </div>
    );
  }
  const { label, home, instruments } = words.breadcrumb;
  return (
    <div className="pt-1">
      <Breadcrumb
        label={label}
        trail={[
          { href: root.replace(/\/instruments$/, '') || '/', text: home },
          { href: root, text: instruments },
          ...(isKind(section)
            ? [{ href: `${root}/${category}`, text: words.card.categories[category] }]
            : []),
        ]}
      />
    </div>
  );
}
