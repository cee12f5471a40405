import { loadCurrent, readPointer } from '~/boot/load-current';
import { fetchJson } from '~/lib/fetch-json';
import { once } from '~/lib/once';
import { attributeUrl } from './attribute-address';
import type { AttributeList, PackedAttributeList } from './attribute-list';
import type { Category } from './facets';

/** The attributes of a category in the page's language, and the rules that apply them. */
export interface Attributes {
  list: AttributeList;
  rules: typeof import('./category-attributes');
}

async function currentUrl(category: Category): Promise<string> {
  const url = attributeUrl(await readPointer('/attribute-lists.json'), category);
  if (url === undefined) throw new Error(`no attributes of ${category}`);
  return url;
}

/**
 * Loads the attributes of a category, once per page.
 * @param url of the file that the page was built with; if that one cannot be loaded, the current one is
 * @throws if neither can be loaded; the next call tries again
 */
export const loadAttributes = once(async (url: string, category: Category): Promise<Attributes> => {
  const [rules, list] = await Promise.all([
    // `then` passes on all exports: Knip cannot see which of them the hooks use.
    import('./category-attributes').then((rules) => rules),
    loadCurrent(
      url,
      () => currentUrl(category),
      (url, cache) => fetchJson<PackedAttributeList>(url, { cache }),
    ),
  ]);
  return { list: rules.unpackAttributeList(list), rules };
});
