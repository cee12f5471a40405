import type { Translate } from '~/i18n/translate';
import type { ListStateWords } from './ListState';

/** The texts of a list while it loads, and after a failure. */
export const listStateWords = (t: Translate, loading: string): ListStateWords => ({
  loading,
  failed: t('catalogue.failed'),
  retry: t('catalogue.retry'),
});
