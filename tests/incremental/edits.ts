import fc from 'fast-check';
import sharp from 'sharp';
import kinds from '~data/kinds.json';
import type { Files, ShopCopy } from './shop-copy';

const CATEGORIES = ['guitars', 'keyboards', 'recording', 'audio', 'accessories', 'drums'] as const;
const PER_CATEGORY = 2;

interface Entry {
  id: string;
  name: string;
  nameEn: string;
  price: number;
  originalPrice?: number;
  badges?: string[];
  [field: string]: unknown;
}

const catalogueFile = (category: string) => `data/catalogue/${category}.json`;
const pictureFile = (id: string) => `src/assets/products/${id}.webp`;
/** Products with ids from this on are added by the edit `size`. */
const FIRST_GENERATED = 10_000;
const SETTINGS = 'data/site.json';
const DICTIONARIES = ['zh', 'en'].flatMap((locale) =>
  ['common', 'product', 'lists', 'categories', 'catalogue'].map(
    (name) => `src/i18n/dictionaries/${locale}/${name}.json`,
  ),
);
/** Not a file of the shop: stores the categories of the CMS, if there is one. */
const CMS_CATEGORIES = 'cms/categories.json';
const NOT_FOUND = 'src/pages/[...locale]/404.astro';
const WISHLIST = 'src/features/wishlist/WishlistPage.tsx';
const SHARED = `import { recentBefore } from '~/features/product-page/recommendations/recent';
console.debug(recentBefore);
`;

/** Pictures in a single colour each. */
const pictures = await Promise.all(
  ['#a33', '#3a3', '#33a'].map((background) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .webp()
      .toBuffer(),
  ),
);

/** The files that edits change: a small catalogue, pictures, settings, dictionaries, code. */
export async function initialFiles(shop: ShopCopy): Promise<Files> {
  const files = new Map<string, string | Buffer>();
  for (const path of [SETTINGS, ...DICTIONARIES, NOT_FOUND, WISHLIST]) {
    files.set(path, await shop.read(path));
  }
  for (const category of CATEGORIES) {
    const entries = JSON.parse(await shop.read(catalogueFile(category))) as Entry[];
    files.set(catalogueFile(category), JSON.stringify(entries.slice(0, PER_CATEGORY)));
    const [first] = entries;
    if (first && pictures[0]) files.set(pictureFile(first.id), pictures[0]);
  }
  files.set(CMS_CATEGORIES, '{}');
  return files;
}

type Change = (files: Map<string, string | Buffer>, pick: number, value: number) => void;

const textOf = (files: Files, path: string) => String(files.get(path) ?? '');

const kindsOf = (category: (typeof CATEGORIES)[number]) => kinds[category].map(({ id }) => id);

type Tree = Record<string, unknown>;

/** Edits a JSON file that contains an object. */
function editTree(files: Map<string, string | Buffer>, path: string, change: (tree: Tree) => void) {
  const tree = JSON.parse(textOf(files, path)) as Tree;
  change(tree);
  files.set(path, JSON.stringify(tree));
}

const entriesOf = (files: Files, category: string) =>
  JSON.parse(textOf(files, catalogueFile(category))) as Entry[];

/** Edits the products of a category. */
function editEntries(
  files: Map<string, string | Buffer>,
  category: string,
  change: (entries: Entry[]) => void,
) {
  const entries = entriesOf(files, category);
  change(entries);
  files.set(catalogueFile(category), JSON.stringify(entries));
}

const allProducts = (files: Files) =>
  CATEGORIES.flatMap((category) =>
    entriesOf(files, category).map((entry) => ({ category, entry })),
  );

/** An edit of one product. */
const product =
  (change: (entry: Entry, value: number) => void): Change =>
  (files, pick, value) => {
    const all = allProducts(files);
    const chosen = all[pick % all.length];
    if (!chosen) return;
    editEntries(files, chosen.category, (entries) => {
      for (const entry of entries) if (entry.id === chosen.entry.id) change(entry, value);
    });
  };

function removeProduct(files: Map<string, string | Buffer>, pick: number): Entry | undefined {
  const all = allProducts(files);
  const chosen = all[pick % all.length];
  if (!chosen || all.length === 1) return undefined;
  editEntries(files, chosen.category, (entries) => {
    entries.splice(
      entries.findIndex(({ id }) => id === chosen.entry.id),
      1,
    );
  });
  return chosen.entry;
}

const addProduct = (files: Map<string, string | Buffer>, entry: Entry, value: number) =>
  editEntries(files, CATEGORIES[value % CATEGORIES.length] ?? 'drums', (entries) => {
    entries.push(entry);
  });

/** Changes one text of a nested dictionary. */
function changeText(tree: Tree, pick: number, value: number): void {
  const keys = Object.keys(tree);
  const key = keys[pick % keys.length] ?? '';
  const child = tree[key];
  if (typeof child === 'string') tree[key] = `${child} ${value}`;
  else if (child !== null && typeof child === 'object') {
    changeText(child as Tree, Math.floor(pick / keys.length), value);
  }
}

/** Edits that people make. `pick` selects what is edited, `value` determines the new value. */
const changes = {
  price: product((entry, value) => {
    entry.price = 100 + value;
    delete entry.originalPrice;
    entry.badges = (entry.badges ?? []).filter((badge) => badge !== 'discount');
  }),
  discount: product((entry, value) => {
    entry.originalPrice = entry.price + 1 + value;
    entry.badges = ['discount'];
  }),
  name: product((entry, value) => {
    const [brand = ''] = entry.nameEn.split(' ');
    entry.name = `${brand} 電結他 ${value}`;
  }),
  nameEn: product((entry, value) => {
    const [brand = ''] = entry.name.split(' ');
    entry.nameEn = `${brand} Model ${value}`;
  }),
  // Tailwind must not generate rules for class names in descriptions.
  description: product((entry, value) => {
    entry['description'] = `mt-${value} blur-sm`;
  }),
  badge: product((entry, value) => {
    if (entry.originalPrice === undefined)
      entry.badges = [['hot', 'new', 'featured'][value % 3] ?? ''];
  }),
  stock: product((entry, value) => {
    entry['inStock'] = value % 2 === 0;
  }),
  recommendation: product((entry, value) => {
    entry['goesWith'] = [String(1 + (value % 60))];
  }),
  sheet: product((entry, value) => {
    const attributes = Object.entries(entry['attributes'] ?? {});
    attributes.splice(value % Math.max(attributes.length, 1), 1);
    entry['attributes'] = Object.fromEntries(attributes);
  }),
  // Attributes exist in certain kinds only.
  kind: (files, pick, value) => {
    const all = allProducts(files);
    const chosen = all[pick % all.length];
    if (!chosen) return;
    const kinds = kindsOf(chosen.category);
    editEntries(files, chosen.category, (entries) => {
      for (const entry of entries) {
        if (entry.id !== chosen.entry.id) continue;
        entry['kind'] = kinds[value % (kinds.length + 1)];
        delete entry['attributes'];
      }
    });
  },
  // 1, 10 or 100 generated products; rarely 1,000.
  size: (files, _pick, value) => {
    for (const category of CATEGORIES) {
      editEntries(files, category, (entries) => {
        const others = entries.filter(({ id }) => Number(id) < FIRST_GENERATED);
        entries.splice(0, entries.length, ...others);
      });
    }
    const count = 10 ** (value === 99 ? 3 : value % 3);
    for (let index = 0; index < count; index++) {
      const name = `Roland ${index}`;
      const id = String(FIRST_GENERATED + index);
      addProduct(files, { id, name, nameEn: name, price: 100 + 7 * index }, index);
    }
  },
  move: (files, pick, value) => {
    const entry = removeProduct(files, pick);
    // Its kind and attributes exist in its old category only.
    if (entry) addProduct(files, { ...entry, kind: undefined, attributes: undefined }, value);
  },
  remove: (files, pick) => void removeProduct(files, pick),
  add: (files, pick, value) => {
    const ids = allProducts(files).map(({ entry }) => entry.id);
    const id = String(200 + pick);
    const name = `Yamaha ${value}`;
    if (!ids.includes(id)) addProduct(files, { id, name, nameEn: name, price: 1 + value }, value);
  },
  picture: (files, pick, value) => {
    const all = allProducts(files);
    const file = pictureFile(all[pick % all.length]?.entry.id ?? '');
    const picture = pictures[value % (pictures.length + 1)];
    if (picture) files.set(file, picture);
    else files.delete(file);
  },
  category: (files, pick, value) =>
    editTree(files, CMS_CATEGORIES, (categories) => {
      const id = CATEGORIES[pick % CATEGORIES.length] ?? '';
      categories[id] = { name: `分類 ${value}`, nameEn: id, description: `mt-${value}` };
    }),
  settings: (files, _pick, value) =>
    editTree(files, SETTINGS, (settings) => {
      if (value % 2 === 0) settings['phone'] = `+852 ${2000 + value}`;
      else settings['copyrightYear'] = 2000 + value;
    }),
  dictionary: (files, pick, value) =>
    editTree(files, DICTIONARIES[pick % DICTIONARIES.length] ?? '', (words) =>
      changeText(words, Math.floor(pick / DICTIONARIES.length), value),
    ),
  // Changes the content security policy of every page, although only one page has this script.
  scriptOfOnePage: (files, _pick, value) =>
    files.set(
      NOT_FOUND,
      textOf(files, NOT_FOUND).replace(/no page( \d+)? at/, `no page ${value} at`),
    ),
  // Makes a module of product pages shared, or no longer shared: the bundler renames the scripts.
  sharedScript: (files) => {
    const code = textOf(files, WISHLIST);
    files.set(WISHLIST, code.startsWith(SHARED) ? code.slice(SHARED.length) : SHARED + code);
  },
} satisfies Record<string, Change>;

/** Something that happens between two compared builds. */
export type Step =
  | { do: keyof typeof changes; pick: number; value: number }
  /** Restores the files of this many edits ago. */
  | { do: 'undo'; steps: number }
  | { do: 'build' }
  /** A build is killed after this many pages. */
  | { do: 'interrupt'; after: number };

const change = fc.record({
  do: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
  pick: fc.nat(999),
  value: fc.nat(99),
});

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: change },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('undo' as const),
      steps: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'build' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('interrupt' as const),
      after: fc.nat(70),
    }),
  },
);

/** The files after an edit. */
export function edited(
  files: Files,
  { do: name, pick, value }: Extract<Step, { pick: number }>,
): Files {
  const next = new Map(files);
  changes[name](next, pick, value);
  return next;
}

/** The catalogue in these files as entries of a CMS, and the files of its pictures. */
export function asCms(files: Files) {
  const uploads = new Map<string, Buffer>();
  const products = allProducts(files).map(({ category, entry: { id, ...fields } }) => {
    const picture = files.get(pictureFile(id));
    const url = `/uploads/${id}.webp`;
    if (!Buffer.isBuffer(picture)) return { documentId: id, category, ...fields };
    uploads.set(url, picture);
    const updatedAt = `of ${pictures.findIndex((each) => each.equals(picture))}`;
    return { documentId: id, category, ...fields, image: { url, updatedAt } };
  });
  const overrides = JSON.parse(textOf(files, CMS_CATEGORIES)) as Record<string, object>;
  const categories = Object.entries(overrides).map(([id, fields]) => ({
    documentId: id,
    ...fields,
  }));
  return { products, categories, uploads };
}
