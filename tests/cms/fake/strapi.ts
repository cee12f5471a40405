import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { listenLocally } from '../../../scripts/server/local-server';

/** An entry as Strapi 5 stores it: its fields, with an id and a documentId. */
export type FakeEntry = Record<string, unknown>;

/** The fault of a response. */
export type Fault =
  | 'drop' // the connection is closed without a response
  | 'cut' // the connection is closed in the middle of the body
  | 'freeze' // no response, but the connection stays open
  | { delay: number } // the response is complete, but late by this many ms
  | { status: number; headers?: Record<string, string> }
  | { body: string };

export interface FakeRequest {
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  /** Number of previous requests with the same URL. */
  before: number;
}

export interface FakeStrapi {
  url: string;
  /** In order of arrival. */
  requests: FakeRequest[];
  entries: { products: unknown[]; categories: unknown[] };
  /** By path: `shop-setting` or `shop-brands`. */
  settings: Record<string, unknown>;
  /** The response to `status=draft`, if it differs from the published products. */
  drafts?: unknown[];
  files: Map<string, Buffer>;
  /** Strapi 4 has no documentId and always uses `attributes`. */
  version: 4 | 5;
  /** Called before each response, which reflects the entries as it changes them. */
  onRequest: (request: FakeRequest) => Fault | undefined;
  stop: () => Promise<void>;
}

/**
 * A small server that behaves like the lists of Strapi's REST API and can simulate faults.
 * @param certificate with its key, as PEM: the server uses HTTPS
 */
export async function startFakeStrapi(
  products: unknown[] = [],
  certificate?: string,
): Promise<FakeStrapi> {
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void answer(request, response);
  const server = certificate
    ? createTlsServer({ key: certificate, cert: certificate }, listener)
    : createServer(listener);
  const { url, stop } = await listenLocally(server);

  const fake: FakeStrapi = {
    url: certificate ? url.replace('http', 'https') : url,
    requests: [],
    entries: { products, categories: [] },
    settings: {},
    files: new Map(),
    version: 5,
    onRequest: () => undefined,
    stop,
  };
  const times = new Map<string, number>();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', fake.url);
    const before = times.get(request.url ?? '') ?? 0;
    times.set(request.url ?? '', before + 1);
    const asked = { path, query, headers: request.headers, before };
    fake.requests.push(asked);

    const fault = fake.onRequest(asked);
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'freeze') return;
    if (typeof fault === 'object' && 'delay' in fault) await pause(fault.delay);
    if (fault && typeof fault === 'object' && 'status' in fault) {
      return void response.writeHead(fault.status, fault.headers).end('{"data":null}');
    }

    const file = fake.files.get(path);
    const { status, body } = file ? { status: 200, body: file } : answerOf(fake, asked);
    if (fault === 'cut') {
      response.writeHead(200, { 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2));
      await pause(20);
      return void request.socket.destroy();
    }
    response.writeHead(status).end(fault && 'body' in fault ? fault.body : body);
  }
  return fake;
}

function answerOf(fake: FakeStrapi, { path, query, headers }: FakeRequest) {
  const { version } = fake;
  const [, kind] = /^\/api\/(products|categories)$/.exec(path) ?? [];
  const json = (status: number, value: unknown) => ({
    status,
    body: Buffer.from(JSON.stringify(value)),
  });
  const setting = fake.settings[path.replace('/api/', '')];
  if (Array.isArray(setting)) {
    const pagination = { pageCount: 1, total: setting.length };
    return json(200, { data: setting, meta: { pagination } });
  }
  if (setting) return json(200, { data: setting, meta: {} });
  if (kind !== 'products' && kind !== 'categories') return json(404, { data: null });

  const nested = version === 4 || headers['strapi-response-format'] === 'v4';
  const shape = (entry: unknown) => shapeOf(entry, nested, version);
  const sort = query.get('sort') ?? 'id';
  if (version === 4 && sort === 'documentId')
    return json(400, { error: { message: 'Invalid key' } });

  const isDraft = kind === 'products' && query.get('status') === 'draft';
  const all = (isDraft && fake.drafts) || fake.entries[kind];
  const entries = all.toSorted((a, b) => compare(fieldOf(a, sort), fieldOf(b, sort)));
  const page = Number(query.get('pagination[page]') ?? 1);
  const pageSize = Math.min(Number(query.get('pagination[pageSize]') ?? 25), 100);
  const total = entries.length;
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
  const data = entries.slice((page - 1) * pageSize, page * pageSize).map(shape);
  return json(200, { data, meta: { pagination } });
}

const isObject = (value: unknown): value is FakeEntry =>
  typeof value === 'object' && value !== null;
const fieldOf = (entry: unknown, name: string) => (isObject(entry) ? entry[name] : undefined);
const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;

/** If nested, fields are under `attributes` and a picture is under `data`. */
function shapeOf(entry: unknown, nested: boolean, version: 4 | 5): unknown {
  if (!isObject(entry) || !nested) return entry;
  const { id, documentId, image, ...fields } = entry;
  const attributes = {
    ...fields,
    ...('image' in entry && { image: { data: image ? shapeOf(image, true, version) : null } }),
  };
  return version === 4 ? { id, attributes } : { id, documentId, attributes };
}
