import { useEffect, useRef } from 'react';
import { Icon } from '~/ui/Icon';
import { MAX_QUERY } from '~/site/max-query';
import { search } from '~/ui/icons';
import type { SearchPageWords } from './search-words';

interface Props {
  /** The query of the URL; a change replaces the content of the field. */
  query: string;
  words: SearchPageWords['search'];
  onSearch: (query: string) => void;
}

/** The field of the search page. Without JavaScript it loads the page with the query. */
export function SearchForm({ query, words, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);

  useEffect(() => {
    // Unless the query has changed, the field may have text that was entered before it was hydrated.
    if (field.current && shown.current !== query) field.current.value = query;
    shown.current = query;
  }, [query]);

  return (
    <form
      role="search"
      aria-label={words.label}
      className="flex max-w-2xl flex-wrap gap-3 pb-8 noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get('q');
        onSearch(typeof value === 'string' ? value.trim() : '');
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        maxLength={MAX_QUERY}
        className="field min-w-0 flex-[1_1_10rem]"
        aria-label={words.label}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="button button-primary max-w-full px-4">
        <Icon path={search} size={18} />
        <span>{words.submit}</span>
      </button>
    </form>
  );
}
