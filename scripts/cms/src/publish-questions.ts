import type { Locale } from '~/contracts/languages';
import { parsed, written } from './json-value';
import { kindsOf } from './product-kinds';

const words = {
  zh: {
    image: '沒有主要圖片。',
    kind: '未選種類，顧客不能按種類找到它。',
    attributes: '規格全部留空。',
    name: '與「{other}」同名。',
    sku: '本店貨號與「{other}」相同。',
    mpn: '原廠型號與「{other}」相同。',
    publishAt:
      '已訂了發佈時間；現在發佈便會即時公開，原定時間也會取消。如想等到那時，請不要發佈，只須儲存。',
  },
  en: {
    image: 'It has no main picture.',
    kind: 'It has no kind, so shoppers cannot find it by kind.',
    attributes: 'It has no specifications.',
    name: 'It has the name of “{other}”.',
    sku: 'It has the SKU of “{other}”.',
    mpn: 'It has the model number of “{other}”.',
    publishAt:
      'It has a time to be published, but would be public now, and the time would be removed. To wait until then, only save it.',
  },
};

/** The fields of a product, as stored or as in a form. */
type Values = Readonly<Record<string, unknown>>;

/** Fields whose values two products seldom share. */
const COMPARED = ['name', 'sku', 'mpn'] as const;

/** The condition for a query of all products that share such a value with some of these; none without values. */
export const sharesWith = (products: readonly Values[]) =>
  products.flatMap((product) =>
    COMPARED.filter((field) => product[field]).map((field) => ({
      [field]: { $eqi: String(product[field]) },
    })),
  );

/** Whether a product is to be published at a later time. */
const isPlanned = ({ publishAt }: Values) => Date.parse(String(publishAt)) > Date.now();

/** Returns the fields that shoppers need and that the product lacks. */
function missingIn({ image, kind, category, attributes }: Values) {
  return (['image', 'kind', 'attributes'] as const).filter((field) => {
    if (field === 'image') return !image;
    if (kindsOf(category).length === 0) return false;
    return field === 'kind' ? !kind : written(parsed(attributes) ?? attributes) === null;
  });
}

const keyOf = (value: unknown) => String(value).toLowerCase();

/** Texts that are equal for products that share such a value, for a map of many products. */
export const sharedKeys = (product: Values) =>
  COMPARED.filter((field) => product[field]).map((field) => `${field} ${keyOf(product[field])}`);

/**
 * Says which other products have the name or a number of a product.
 * @param others products that {@link sharesWith} finds, and maybe the product itself
 */
export function doublesOf(product: Values, others: readonly Values[], locale: Locale): string[] {
  const same = COMPARED.flatMap((field) =>
    others
      .filter(
        (other) =>
          product[field] &&
          other['documentId'] !== product['documentId'] &&
          keyOf(other[field]) === keyOf(product[field]),
      )
      .map(({ name }) => words[locale][field].replace('{other}', () => String(name))),
  );
  return [...new Set(same)];
}

/** The part of a product about which doubles are asked: all of it, or what differs from the version that shoppers see. */
export const newIn = (product: Values, live: Values | undefined): Values =>
  live
    ? Object.fromEntries(
        Object.entries(product).filter(
          ([field, value]) => field === 'documentId' || keyOf(value) !== keyOf(live[field]),
        ),
      )
    : product;

/**
 * Asks about a product before it becomes public that is probably unfinished, or there twice.
 * @param live the version that shoppers see, about which nothing is asked again
 * @param others products that {@link sharesWith} finds, and maybe the product itself
 */
export function questionsOf(
  product: Values,
  live: Values | undefined,
  others: readonly Values[],
  locale: Locale,
): string[] {
  const t = words[locale];
  const missingBefore = live ? missingIn(live) : [];
  const missing = missingIn(product).filter((field) => !missingBefore.includes(field));
  return [
    ...(isPlanned(product) ? [t.publishAt] : []),
    ...missing.map((field) => t[field]),
    ...doublesOf(newIn(product, live), others, locale),
  ];
}
