import { readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../toolchain/node.mjs';
import { createClientAddress } from './client-address.ts';

type Handle = (request: Request, context: { ip: string }) => Response | Promise<Response>;
interface FunctionModule {
  default: Handle;
  config: { path: string };
}

/** Bytes. Nothing more is read of a body; each function has a lower limit of its own. */
const MAX_BODY = 1_000_000;

async function loadAll(): Promise<Map<string, Handle>> {
  await import('../toolchain/shop-modules.mjs');
  const folder = join(root, 'src', 'functions');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<FunctionModule>),
  );
  return new Map(modules.map((module) => [module.config.path, module.default]));
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves the functions of the shop, as Netlify does, at the paths in their `config`, and everything else by
 * another listener. The functions are loaded at the first request to `/api/`.
 *
 * @throws an Error for an invalid TRUSTED_PROXY
 */
export function withFunctions(handle: Listener): Listener {
  const clientAddress = createClientAddress(process.env['TRUSTED_PROXY']);
  let functions: Promise<Map<string, Handle>> | undefined;

  return async (request, response) => {
    if (!request.url?.startsWith('/api/')) {
      await handle(request, response);
      return;
    }
    try {
      const url = URL.parse(request.url, 'http://localhost');
      functions ??= loadAll();
      const run = (await functions).get(url?.pathname ?? '');
      // A `Request` cannot have this method.
      if (!url || !run || request.method === 'TRACE') {
        await handle(request, response);
        return;
      }
      const ip = clientAddress(request);
      const answer = await run(await toRequest(url, request), { ip });
      if (!request.complete) response.setHeader('Connection', 'close');
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      const hasLeft = error === request.errored;
      if (!hasLeft) console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end('Server error');
    }
  };
}

/** The body, or its start if it is too long for any function. */
async function startOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Left open, so that the response can be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const part = chunk as Buffer;
    chunks.push(part);
    bytes += part.length;
    if (bytes > MAX_BODY) break;
  }
  return Buffer.concat(chunks);
}

async function toRequest(url: URL, request: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await startOf(request) : undefined;
  const own = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(url, { method, headers: own, ...(body && { body: new Uint8Array(body) }) });
}
