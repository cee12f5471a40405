// Values of attributes as the browser fetches them: per category and language, because only a page of
// a category needs them.

/** A product's options by attribute id: of a number its text, of a flag `yes` or `no`. */
export type SheetOptions = Readonly<Record<string, readonly string[]>>;

/** An attribute that products of a category can be filtered by, in one language. */
export interface FilterAttribute {
  id: string;
  type: 'options' | 'number' | 'flag';
  label: string;
  /** Of a number: its `{{value}}` with its unit. */
  value?: string;
  /** Options that products of the category have, with their names, in display order. */
  options: readonly { id: string; name: string }[];
}

/** The attributes of a category, and the options of its products by product id. */
export interface AttributeList {
  attributes: readonly FilterAttribute[];
  /** The ids of those of each kind, and of the category under an empty id, in the order of the panel. */
  orders: Readonly<Record<string, readonly string[]>>;
  sheets: ReadonlyMap<string, SheetOptions>;
}

/** The attributes of a category or kind, in the order of its panel. */
export function attributesIn(section: string, { attributes, orders }: AttributeList) {
  const [, kind = ''] = section.split('/');
  return (orders[kind] ?? []).flatMap((id) => attributes.find((each) => each.id === id) ?? []);
}

const types = ['options', 'number', 'flag'] as const;

/**
 * A list in its file: ids of products, the orders as indexes of attributes, then the attributes. Each option lists the products that have it
 * by their index, as the difference from the previous one, which takes two characters on average.
 */
export type PackedAttributeList = [
  ids: string[],
  orders: Record<string, number[]>,
  ...attributes: PackedAttribute[],
];
type PackedAttribute = [
  id: string,
  /** Index in {@link types}. */
  type: number,
  label: string,
  value: string,
  ...options: [id: string, name: string, ...differences: number[]][],
];

export function packAttributeList({
  attributes,
  orders,
  sheets,
}: AttributeList): PackedAttributeList {
  const rows = [...sheets];
  return [
    rows.map(([id]) => id),
    Object.fromEntries(
      Object.entries(orders).map(([kind, ids]) => [
        kind,
        ids.map((id) => attributes.findIndex((each) => each.id === id)),
      ]),
    ),
    ...attributes.map(({ id, type, label, value = '', options }): PackedAttribute => {
      const indexes = new Map(options.map((option) => [option.id, [] as number[]]));
      rows.forEach(([, sheet], index) => {
        for (const option of sheet[id] ?? []) indexes.get(option)?.push(index);
      });
      return [
        id,
        types.indexOf(type),
        label,
        value,
        ...options.map(({ id, name }): [string, string, ...number[]] => [
          id,
          name,
          ...(indexes.get(id) ?? []).map((index, at, all) => index - (all[at - 1] ?? 0)),
        ]),
      ];
    }),
  ];
}

export function unpackAttributeList([ids, orders, ...packed]: PackedAttributeList): AttributeList {
  const sheets = ids.map((): Record<string, readonly string[]> => ({}));
  const attributes = packed.map(([id, type, label, value, ...options]): FilterAttribute => {
    for (const [option, , ...differences] of options) {
      // Shared by all products with this option alone, which is most.
      const alone = [option];
      let index = 0;
      for (const difference of differences) {
        index += difference;
        const sheet = sheets[index];
        if (sheet) sheet[id] = sheet[id] ? [...sheet[id], option] : alone;
      }
    }
    return {
      id,
      type: types[type] ?? 'options',
      label,
      ...(value && { value }),
      options: options.map(([id, name]) => ({ id, name })),
    };
  });
  return {
    attributes,
    orders: Object.fromEntries(
      Object.entries(orders).map(([kind, indexes]) => [
        kind,
        indexes.flatMap((index) => attributes[index]?.id ?? []),
      ]),
    ),
    sheets: new Map(ids.map((id, index) => [id, sheets[index] ?? {}])),
  };
}

/** The products with their options; those that the list does not have are unchanged. */
export const withSheets = <T extends { id: string }>(
  products: readonly T[],
  { sheets }: AttributeList,
): (T & { sheet?: SheetOptions })[] =>
  products.map((product) => {
    const sheet = sheets.get(product.id);
    return sheet ? { ...product, sheet } : product;
  });
