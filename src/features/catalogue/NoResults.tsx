import type { CatalogueWords } from './catalogue-words';

interface Props {
  words: CatalogueWords;
  onClear: () => void;
}

/** What the catalogue says when nothing passes the filters (spec §8). */
export function EmptyState({ words: { empty }, onClear }: Props) {
  return (
    <div className="border-t border-line py-20 text-center">
      <h3 className="text-3xl">{empty.title}</h3>
      <p className="mx-auto mt-3 max-w-md text-soft">{empty.text}</p>
      <button type="button" className="button button-primary mt-7" onClick={onClear}>
        {empty.clear}
      </button>
    </div>
  );
}
