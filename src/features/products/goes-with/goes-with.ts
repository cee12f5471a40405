/** The ids of the products in stock that go with a product, by its id; only of products that have some. */
export type GoesWith = Readonly<Record<string, readonly string[]>>;

/** Where a shop has what goes with its products: in files, so that a cart loads no more than it needs. */
export interface GoesWithFiles {
  /** The start of their URLs, to which the number of a file is added. */
  address: string;
  count: number;
}

/** About as many products as each file has. */
const PRODUCTS_PER_FILE = 50;

/** The number of the file that has a product: by a hash of its id (FNV-1a), because the browser knows no more. */
const fileOf = (id: string, count: number): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash % count;
};

/** The contents of the files of a shop. */
export function packGoesWith(lists: readonly (readonly [string, readonly string[]])[]): GoesWith[] {
  const count = Math.max(1, Math.ceil(lists.length / PRODUCTS_PER_FILE));
  const files = Array.from({ length: count }, (): (readonly [string, readonly string[]])[] => []);
  for (const list of lists) files[fileOf(list[0], count)]?.push(list);
  return files.map((file) => Object.fromEntries(file));
}

export const goesWithUrl = ({ address }: Pick<GoesWithFiles, 'address'>, file: number): string =>
  `${address}${file}.json`;

/** The URLs of the files that have some products, each once. */
export const goesWithUrls = (files: GoesWithFiles, ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => goesWithUrl(files, fileOf(id, files.count)))),
];
