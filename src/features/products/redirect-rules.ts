import { z } from 'zod';
import { parseData } from '~/build/parse-data';
import { locales, plainPath } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import redirectsData from '~data/redirects.json';
import type { FormerProduct } from './product';

const path = z.string().regex(/^\/\S*$/, 'must be a path without spaces');
const PRODUCT = /^\/(product|discontinued)\//;
/** Paths that have changed, in the default language, with the new ones. */
const schema = z.record(path, path).superRefine((redirects, context) => {
  for (const from of Object.keys(redirects).filter((each) => PRODUCT.test(plainPath(each)))) {
    const message = 'is of a product: `successor` in data/former-products.json is where it leads';
    context.addIssue({ code: 'custom', path: [from], message });
  }
});

/**
 * The rules of a build as Netlify's `_redirects`: changed addresses, and products that are no longer sold. Their
 * addresses lead to the successor, or answer 410 with the page of the former product, at its own address, too.
 */
export function redirectRules(
  former: readonly FormerProduct[],
  redirects: unknown = redirectsData,
): string {
  const changed = Object.entries(parseData('data/redirects.json', schema, redirects));
  const rules = [
    ...changed.map(([from, to]) => [from, to, '301']),
    ...former.flatMap(({ id, successor }) => {
      const [address, page] = [`/product/${id}`, `/discontinued/${id}`];
      return successor === undefined
        ? [
            [address, page, '410'],
            // Although there is a file.
            [page, page, '410!'],
          ]
        : [[address, `/product/${successor}`, '301']];
    }),
  ];
  return rules
    .flatMap(([from = '', to = '', status]) =>
      locales.map((locale) => `${localPath(from, locale)} ${localPath(to, locale)} ${status}\n`),
    )
    .join('');
}
