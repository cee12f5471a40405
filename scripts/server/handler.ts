import compression from 'compression';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { NetlifyRules, Redirect } from './netlify-rules.ts';
import { prettyPath } from './pretty-path.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Answers requests from a folder as Netlify does: files first, pretty URLs, then the rules, with
 * compression and the rules' headers. The folder is read anew at every request, so that a new
 * build can take its place. A request that cannot be understood answers 400; none throws.
 */
export function createHandler(folder: string, rules: NetlifyRules): Handler {
  const compress = compression();
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'] });

  /** Sends the file of the request's address; false when there is none. */
  const sendFile = (request: IncomingMessage, response: ServerResponse) => {
    let found = true;
    files(request, response, () => {
      found = false;
    });
    return found;
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const url = parseUrl(request.url);
    if (!url) {
      response.writeHead(400).end('Bad request');
      return;
    }

    for (const [name, value] of Object.entries(await rules.headers(url))) {
      response.setHeader(name, value);
    }
    const rule = await rules.redirect(url);
    if (!rule?.force) {
      const page = prettyPath(url.pathname);
      if (page && existsSync(join(folder, page === '/' ? 'index.html' : `${page}.html`))) {
        response.writeHead(301, { Location: page + url.search }).end();
        return;
      }
      if (sendFile(request, response)) return;
    }
    if (rule && isRedirection(rule)) {
      response.writeHead(rule.status, { Location: rule.target }).end();
      return;
    }
    if (rule) {
      stateStatus(request, response, rule.status);
      request.url = rule.target;
      if (sendFile(request, response)) return;
    }
    response.writeHead(404).end('Not found');
  }

  return async (request, response) => {
    // A build that is replaced while its file is opened ends this answer, not the server.
    response.on('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      compress(request, response, () => undefined);
      await answer(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end('Server error');
    }
  };
}

/** The address of a request line, or nothing for one that names no path or decodes to none. */
function parseUrl(target = ''): URL | undefined {
  if (!target.startsWith('/')) return undefined;
  const url = new URL(`http://localhost${target}`);
  try {
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

const isRedirection = ({ status }: Redirect): boolean => status >= 300 && status < 400;

/** Lets sirv, which knows 200 only, answer a whole page with another status. */
function stateStatus(request: IncomingMessage, response: ServerResponse, status: number): void {
  delete request.headers['if-none-match'];
  delete request.headers.range;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (_status: number, ...rest: unknown[]) =>
    Reflect.apply(writeHead, response, [status, ...rest]) as ServerResponse;
}
