import { digest } from '~/site/digest';
import { locales, type Locale } from '~/i18n/locales';
import { toItems } from './item';
import { packItems } from './price-list';
import { getProducts } from './products';

/** The price list of a language: its text, and its address, which changes with it. */
export async function priceListFile(locale: Locale): Promise<{ name: string; body: string }> {
  const body = JSON.stringify(packItems(await toItems(await getProducts(), locale)));
  return { name: `${locale}.${digest(body)}`, body };
}

export const priceListAddress = async (locale: Locale): Promise<string> =>
  `/data/${(await priceListFile(locale)).name}.json`;

export async function pointerFile(): Promise<string> {
  const addresses = await Promise.all(locales.map(priceListAddress));
  return JSON.stringify(
    Object.fromEntries(locales.map((locale, index) => [locale, addresses[index]])),
  );
}
