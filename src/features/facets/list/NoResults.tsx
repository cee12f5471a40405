import type { ListWords } from './list-words';

interface Props {
  words: ListWords['empty'];
  onClear: () => void;
}

/** Shown when no product matches the filters (requirements §8). */
export function NoResults({ words, onClear }: Props) {
  return (
    <div className="border-t border-line py-20 text-center">
      <h3 className="text-3xl">{words.title}</h3>
      <p className="mx-auto mt-3 max-w-md text-soft">{words.text}</p>
      <button
        type="button"
        className="button button-primary mt-7 noscript:hidden"
        onClick={onClear}
      >
        {words.clear}
      </button>
    </div>
  );
}
