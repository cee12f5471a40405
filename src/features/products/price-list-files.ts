import { digest } from '~/site/digest';
import { onceABuild } from '~/site/once-a-build';
import { locales, type Locale } from '~/i18n/locales';
import { toSummaries } from './product-summary';
import { packPriceList } from './price-list';
import { getProducts } from './products';

/** A language's price list. Its name contains a hash of its contents. */
export const priceListFile = onceABuild(
  async (locale: Locale): Promise<{ name: string; body: string }> => {
    const body = JSON.stringify(packPriceList(await toSummaries(await getProducts(), locale)));
    return { name: `${locale}.${digest(body)}`, body };
  },
);

export const priceListUrl = async (locale: Locale): Promise<string> =>
  `/data/${(await priceListFile(locale)).name}.json`;

/** The content of `/price-lists.json`: the URL of the current price list of each language. */
export async function pointerFile(): Promise<string> {
  const addresses = await Promise.all(locales.map(priceListUrl));
  return JSON.stringify(
    Object.fromEntries(locales.map((locale, index) => [locale, addresses[index]])),
  );
}
