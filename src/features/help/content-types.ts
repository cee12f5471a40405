interface Field {
  name: string;
  kind: 'text' | 'number' | 'json' | 'boolean' | 'media';
  note: 'required' | 'optional' | 'defaultTrue' | 'singleMedia';
}

/** The content types that an editor creates in the CMS (spec §3). */
export const contentTypes: readonly { id: 'product' | 'category'; fields: readonly Field[] }[] = [
  {
    id: 'product',
    fields: [
      { name: 'name', kind: 'text', note: 'required' },
      { name: 'nameEn', kind: 'text', note: 'required' },
      { name: 'price', kind: 'number', note: 'required' },
      { name: 'originalPrice', kind: 'number', note: 'optional' },
      { name: 'description', kind: 'text', note: 'optional' },
      { name: 'descriptionEn', kind: 'text', note: 'optional' },
      { name: 'story', kind: 'json', note: 'optional' },
      { name: 'features', kind: 'json', note: 'optional' },
      { name: 'included', kind: 'json', note: 'optional' },
      { name: 'category', kind: 'text', note: 'required' },
      { name: 'badges', kind: 'json', note: 'optional' },
      { name: 'inStock', kind: 'boolean', note: 'defaultTrue' },
      { name: 'stock', kind: 'number', note: 'optional' },
      { name: 'kind', kind: 'text', note: 'optional' },
      { name: 'attributes', kind: 'json', note: 'optional' },
      { name: 'keywords', kind: 'json', note: 'optional' },
      { name: 'goesWith', kind: 'json', note: 'optional' },
      { name: 'sku', kind: 'text', note: 'optional' },
      { name: 'gtin', kind: 'text', note: 'optional' },
      { name: 'mpn', kind: 'text', note: 'optional' },
      { name: 'madeIn', kind: 'text', note: 'optional' },
      { name: 'delivery', kind: 'json', note: 'optional' },
      { name: 'image', kind: 'media', note: 'singleMedia' },
    ],
  },
  {
    id: 'category',
    fields: [
      { name: 'name', kind: 'text', note: 'required' },
      { name: 'nameEn', kind: 'text', note: 'required' },
      { name: 'description', kind: 'text', note: 'optional' },
      { name: 'descriptionEn', kind: 'text', note: 'optional' },
      { name: 'image', kind: 'media', note: 'singleMedia' },
    ],
  },
];
