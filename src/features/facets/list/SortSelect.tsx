import type { CatalogueWords } from './list-words';
import { sorts, type Sort } from '../sorting';

interface Props {
  sort: Sort;
  words: CatalogueWords['sort'];
  onChange: (sort: Sort) => void;
}

export function SortSelect({ sort, words, onChange }: Props) {
  return (
    <label className="grow sm:min-w-52">
      <span className="sr-only">{words.label}</span>
      <select
        className="field truncate"
        value={sort}
        onChange={({ target }) => {
          onChange(target.value as Sort);
        }}
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
