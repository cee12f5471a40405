/** The option of products without a value for a deciding attribute of their kind. */
export const UNSTATED = 'unstated';

/** A product's options by attribute id: a number as text, a flag as `yes` or `no`; or {@link UNSTATED}. */
export type SpecificationOptions = Readonly<Record<string, readonly string[]>>;

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
  specifications: readonly (readonly [id: string, specifications: SpecificationOptions])[];
}

/** The attributes of a category or kind, in the order of its panel. */
export function attributesIn(section: string, { attributes, orders }: AttributeList) {
  const [, kind = ''] = section.split('/');
  return (orders[kind] ?? []).flatMap((id) => attributes.find((each) => each.id === id) ?? []);
}

/** Returns the products with their options; products that are not in the list are unchanged. */
export function withSpecifications<T extends { id: string }>(
  products: readonly T[],
  list: Pick<AttributeList, 'specifications'>,
): (T & { specifications?: SpecificationOptions })[] {
  const byId = new Map(list.specifications);
  return products.map((product) => {
    const specifications = byId.get(product.id);
    return specifications ? { ...product, specifications } : product;
  });
}
