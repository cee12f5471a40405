import type { Translate } from '~/i18n/translate';

export interface ListStateWords {
  loading: string;
  failed: string;
  retry: string;
}

/** The texts of a list while it loads, and after a failure. */
export const listStateWords = (t: Translate, loading: string): ListStateWords => ({
  loading,
  failed: t('catalogue.failed'),
  retry: t('catalogue.retry'),
});

interface Props {
  state: 'loading' | 'failed' | 'ready';
  words: ListStateWords;
  retry: () => void;
  /** Whether the page has a live region for the state: one that is added with its text is not announced. */
  isAnnounced?: boolean;
}

/** Shown in place of products while the product list loads, and when loading failed. */
export function ListState({ state, words, retry, isAnnounced = false }: Props) {
  return (
    <div
      className="list-state border-t border-line py-20 text-center text-soft"
      role={isAnnounced ? undefined : 'status'}
    >
      {state === 'failed' ? (
        <>
          <p>{words.failed}</p>
          <button type="button" className="button button-primary mt-6" onClick={retry}>
            {words.retry}
          </button>
        </>
      ) : (
        <>
          <svg
            className="mx-auto mb-6 w-40 max-w-full"
            viewBox="0 0 160 24"
            fill="none"
            aria-hidden="true"
          >
            <path
              className="swinging"
              d="M0 12C40-4 40-4 80 12S120 28 160 12"
              stroke="currentColor"
            />
          </svg>
          <p>{words.loading}</p>
        </>
      )}
    </div>
  );
}
