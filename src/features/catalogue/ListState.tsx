export interface ListStateWords {
  loading: string;
  failed: string;
  retry: string;
}

interface Props {
  state: 'loading' | 'failed' | 'ready';
  words: ListStateWords;
  retry: () => void;
}

/** What stands in place of products while they are fetched, or could not be. */
export function ListState({ state, words, retry }: Props) {
  return (
    <div className="list-state border-t border-line py-20 text-center text-soft" role="status">
      {state === 'failed' ? (
        <>
          <p>{words.failed}</p>
          <button type="button" className="button button-primary mt-6" onClick={retry}>
            {words.retry}
          </button>
        </>
      ) : (
        <p>{words.loading}</p>
      )}
    </div>
  );
}
