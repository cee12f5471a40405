import { digest } from '~/build/digest';
import { oncePerBuild } from '~/lib/once';
import { inEachLocale, locales, type Locale } from '~/i18n/locales';
import { toSummaries } from '../summaries';
import { packProductList, packRowFiles, rowFileUrl } from './product-list';
import { getProducts } from '../products';

/** A list of more products has their names and pictures in files of its own. */
const MOST_INLINE = 500;

interface File {
  path: string;
  body: string;
}

/** A language's product list, and the files of its rows. Their paths contain a hash of their contents. */
const filesIn = oncePerBuild(
  async (locale: Locale): Promise<{ list: File; rows: readonly File[] }> => {
    const items = await toSummaries(await getProducts(), locale);
    const bodies =
      items.length > MOST_INLINE ? packRowFiles(items).map((rows) => JSON.stringify(rows)) : [];
    const rows = `/data/rows/${locale}.${digest(bodies.join('\n'))}/`;
    const body = JSON.stringify(packProductList(items, bodies.length > 0 ? rows : undefined));
    return {
      list: { path: `/data/${locale}.${digest(body)}.json`, body },
      rows: bodies.map((body, file) => ({ path: rowFileUrl({ rows }, file), body })),
    };
  },
);

export const productListUrl = async (locale: Locale): Promise<string> =>
  (await filesIn(locale)).list.path;

/** The product lists of all languages and the files of their rows. */
export async function productListFiles(): Promise<File[]> {
  const files = await Promise.all(locales.map(filesIn));
  return files.flatMap(({ list, rows }) => [list, ...rows]);
}

/** The URL of the current product list of each language. */
export const productListUrls = () => inEachLocale(productListUrl);
