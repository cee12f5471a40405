import type { APIRoute } from 'astro';
import { merchantFeed } from '~/features/feeds/merchant-feed';
import { locales, type Locale } from '~/i18n/locales';

export const getStaticPaths = () =>
  locales.map((locale) => ({ params: { locale }, props: { locale } }));

/** The products for Google Merchant Center (requirements §2 "Feeds"). */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale }, site }) =>
  new Response(await merchantFeed(locale, site));
