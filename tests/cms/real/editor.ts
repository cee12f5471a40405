/** The fields of a product as an editor enters them; `image` is the id of an upload. */
export type Fields = Partial<{
  name: string;
  nameEn: string;
  sku: string;
  price: number | null;
  originalPrice: number | null;
  description: string;
  category: string;
  badges: string[];
  inStock: boolean;
  stock: number | null;
  salePrice: number | null;
  saleFrom: string | null;
  saleUntil: string | null;
  publishAt: string | null;
  unpublishAt: string | null;
  goesWith: { set: { documentId: string }[] };
  image: number | null;
  gallery: number[];
}>;

/** A user of the admin panel. Makes the same calls as its buttons. */
export interface Editor {
  /** Calls any route of the panel; rejects with the response if it is refused. */
  call: <T = undefined>(method: string, path: string, body?: object) => Promise<T>;
  /** Creates an entry, or the draft of one; resolves to its documentId. */
  add: (type: string, fields: object) => Promise<string>;
  /** Creates and publishes an entry; resolves to its documentId. */
  addPublished: (type: string, fields: object) => Promise<string>;
  /** Saves an entry, or the draft of one. */
  change: (type: string, id: string, fields: object) => Promise<void>;
  /** Saves a draft of a product. */
  save: (id: string, fields: Fields) => Promise<void>;
  publish: (id: string, fields?: Fields) => Promise<void>;
  /** Publishes several products at once. */
  publishAll: (...ids: string[]) => Promise<void>;
  unpublish: (id: string) => Promise<void>;
  remove: (...ids: string[]) => Promise<void>;
  /** Creates and publishes a product; resolves to its documentId. */
  create: (fields: Fields) => Promise<string>;
  /** Publishes the settings of the shop. */
  publishSettings: (fields: object) => Promise<void>;
  /** Uploads a file to the media library; resolves to its id. */
  upload: (name: string, type: string, bytes: Buffer) => Promise<number>;
  /** Returns the URL of an upload. */
  address: (id: number) => Promise<string>;
  ids: () => Promise<string[]>;
  /** Returns the latest 100 orders, newest first. */
  orders: () => Promise<StoredOrder[]>;
  /** Changes an order in the admin panel. */
  changeOrder: (id: string, fields: object) => Promise<void>;
  /** Adds an entry to the stock history. */
  changeStock: (
    id: string,
    action: string,
    quantity?: number | null,
    reason?: string,
  ) => Promise<void>;
  /** Sets the remaining stock of a product; null if it is not counted. */
  setStock: (id: string, stock: number | null) => Promise<void>;
  /** Returns all entries of a type, such as `mail`. */
  all: (type: string) => Promise<Record<string, unknown>[]>;
  /** Returns a version of an entry, by default its draft; rejects if there is none. */
  entry: <T extends object = Record<string, unknown>>(
    type: string,
    id: string,
    status?: 'draft' | 'published',
  ) => Promise<T>;
  /** Returns the remaining stock in a product's draft and published version. */
  stock: (id: string) => Promise<{ draft: number | null; published: number | null }>;
}

/** An order as editors see it. */
export interface StoredOrder {
  documentId: string;
  reference: string;
  state: string;
  payment: string;
  total: number;
  note: string | null;
  /** The shop's notice about the order. */
  notice: string | null;
  tracking: string | null;
  updatedAt: string;
  method: string;
  session: string | null;
  firstName: string;
  address: string;
  instructions: string | null;
  lines: { id: string; quantity: number }[];
}

/** The path of a list, or of an entry in it. */
export const pathOf = (type: string, id?: string) =>
  `content-manager/collection-types/api::${type}.${type}${id === undefined ? '' : `/${id}`}`;
const PRODUCTS = pathOf('product');
const SETTINGS = 'content-manager/single-types/api::shop-setting.shop-setting';

/** Logs in to the Strapi at a URL. */
export async function logIn(url: string, email: string, password: string): Promise<Editor> {
  let token = '';

  async function call<T = undefined>(method: string, path: string, body?: object): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(!isForm && { 'Content-Type': 'application/json' }),
        // A busy Strapi may close an idle connection while a request is sent on it.
        Connection: 'close',
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /${path} answered ${response.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  const { data } = await call<{ data: { token: string } }>('POST', 'admin/login', {
    email,
    password,
  });
  token = data.token;

  const changeStock: Editor['changeStock'] = (id, action, quantity = null, reason = 'Test') =>
    call('POST', pathOf('stock-change'), {
      product: { connect: [{ documentId: id }], disconnect: [] },
      action,
      quantity,
      reason,
    });

  const entry: Editor['entry'] = async <T>(type: string, id: string, status = 'draft') => {
    const path = `${pathOf(type, id)}?status=${status}`;
    const { data } = await call<{ data: T & object }>('GET', path);
    // Strapi answers with an empty entry.
    if (!('documentId' in data)) throw new Error(`${type} ${id} has no ${status} version`);
    return data;
  };

  const post = async (path: string, fields: object) =>
    (await call<{ data: { documentId: string } }>('POST', path, fields)).data.documentId;
  const addPublished: Editor['addPublished'] = (type, fields) =>
    post(`${pathOf(type)}/actions/publish`, fields);

  return {
    call,
    entry,
    add: (type, fields) => post(pathOf(type), fields),
    addPublished,
    change: (type, id, fields) => call('PUT', pathOf(type, id), fields),
    changeStock,
    setStock: (id, stock) => changeStock(id, stock === null ? 'uncounted' : 'counted', stock),
    save: (id, fields) => call('PUT', `${PRODUCTS}/${id}`, fields),
    publish: (id, fields = {}) => call('POST', `${PRODUCTS}/${id}/actions/publish`, fields),
    unpublish: (id) => call('POST', `${PRODUCTS}/${id}/actions/unpublish`, {}),
    publishAll: (...documentIds) =>
      call('POST', `${PRODUCTS}/actions/bulkPublish`, { documentIds }),
    remove: (...documentIds) => call('POST', `${PRODUCTS}/actions/bulkDelete`, { documentIds }),
    create: (fields) => addPublished('product', fields),
    publishSettings: (fields) => call('POST', `${SETTINGS}/actions/publish`, fields),
    async upload(name, type, bytes) {
      const form = new FormData();
      form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
      const [file] = await call<{ id: number }[]>('POST', 'upload', form);
      if (!file) throw new Error('The response to the upload has no file');
      return file.id;
    },
    address: async (id) => (await call<{ url: string }>('GET', `upload/files/${id}`)).url,
    async ids() {
      const path = `${PRODUCTS}?page=1&pageSize=1000`;
      const { results } = await call<{ results: { documentId: string }[] }>('GET', path);
      return results.map(({ documentId }) => documentId);
    },
    async orders() {
      const path = `${pathOf('order')}?page=1&pageSize=100&sort=createdAt:DESC`;
      return (await call<{ results: StoredOrder[] }>('GET', path)).results;
    },
    changeOrder: (id, fields) => call('PUT', pathOf('order', id), fields),
    async all(type) {
      const path = `${pathOf(type)}?page=1&pageSize=100`;
      return (await call<{ results: Record<string, unknown>[] }>('GET', path)).results;
    },
    async stock(id) {
      const left = async (status: 'draft' | 'published') =>
        (await entry<{ stock: number | null }>('product', id, status)).stock;
      return { draft: await left('draft'), published: await left('published') };
    },
  };
}
