/** The option of products without a value for a deciding attribute of their kind. */
export const UNSTATED = 'unstated';

/** A product's options by attribute id: a number as text, a flag as `yes` or `no`; or {@link UNSTATED}. */
export type SheetOptions = Readonly<Record<string, readonly string[]>>;

/** An attribute that products of a category can be filtered by, in one language. */
export interface FilterAttribute {
  id: string;
  type: 'options' | 'number' | 'flag';
  label: string;
  /** For a number: its `{{value}}` with its unit. */
  value?: string;
  /** Options that products of the category have, with their names, in display order. */
  options: readonly { id: string; name: string }[];
}

/** The attributes of a category as fetched by the browser, on pages of the category only. */
export interface AttributeList {
  attributes: readonly FilterAttribute[];
  /** Attribute ids by kind, and of the category under an empty id, in the order of the panel. */
  orders: Readonly<Record<string, readonly string[]>>;
  /** The options of its products by product id. */
  sheets: readonly (readonly [id: string, sheet: SheetOptions])[];
}

/** The attributes of a category or kind, in the order of its panel. */
export function attributesIn(section: string, { attributes, orders }: AttributeList) {
  const [, kind = ''] = section.split('/');
  return (orders[kind] ?? []).flatMap((id) => attributes.find((each) => each.id === id) ?? []);
}

/** Returns the products with their options; products that are not in the list are unchanged. */
export function withSheets<T extends { id: string }>(
  products: readonly T[],
  list: Pick<AttributeList, 'sheets'>,
): (T & { sheet?: SheetOptions })[] {
  const sheets = new Map(list.sheets);
  return products.map((product) => {
    const sheet = sheets.get(product.id);
    return sheet ? { ...product, sheet } : product;
  });
}
