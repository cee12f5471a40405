import { languageTags, type Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import type { PageHead } from '~/site/head/head';
import { musicStore } from '~/site/organization';

/**
 * @param brands brand names for the keywords
 * @param site root of the site
 */
export function homeHead(locale: Locale, brands: readonly string[], site: URL): PageHead {
  const t = translator(locale);
  const title = t('home.title');
  const description = t('home.description');
  return {
    title,
    description,
    keywords: t('home.keywords', { brands: brands.join(', ') }),
    structuredData: [
      {
        '@type': 'WebPage',
        name: title,
        description,
        inLanguage: languageTags[locale],
        mainEntity: musicStore(site.origin),
      },
    ],
  };
}
