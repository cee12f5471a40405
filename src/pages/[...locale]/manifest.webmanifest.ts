import type { APIRoute } from 'astro';
import { iconSizes } from '~/build/brand-images';
import { languageTags, oneInEachLocale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { settings } from '~/site/settings';

export const getStaticPaths = oneInEachLocale;

export const GET: APIRoute = ({ locals: { locale, t } }) =>
  Response.json({
    name: settings.brand,
    short_name: settings.brand,
    description: t('home.description'),
    lang: languageTags[locale],
    start_url: localPath('/', locale),
    display: 'browser',
    background_color: '#efece7',
    theme_color: '#efece7',
    icons: iconSizes
      .filter((size) => size >= 180)
      .map((size) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  });
