import type { Translate } from '~/i18n/translate';
import type { ListStateWords } from './ListState';

/** What a list says while it loads, and when that failed. */
export const listWords = (t: Translate, loading: string): ListStateWords => ({
  loading,
  failed: t('catalogue.failed'),
  retry: t('catalogue.retry'),
});
