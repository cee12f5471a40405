import compression from 'compression';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { NetlifyRules, Redirect } from './netlify-rules.ts';
import { prettyUrl } from './pretty-url.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Serves a folder as Netlify does: files first, pretty URLs, then the rules of `netlify.toml`, with
 * its headers and with compression. The folder is read on every request, so a new build can
 * replace it. A malformed request is answered with 400; the handler never throws.
 */
export function createHandler(folder: string, rules: NetlifyRules): Handler {
  const compress = compression();
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'] });

  /** Sends the file at the request's URL; returns false if there is none. */
  const sendFile = (request: IncomingMessage, response: ServerResponse) => {
    let found = true;
    files(request, response, () => {
      found = false;
    });
    return found;
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('X-Content-Type-Options', 'nosniff');
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
      const page = prettyUrl(url.pathname);
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
      // A complete page with another status: sirv would answer 200, 304 or 206.
      delete request.headers['if-none-match'];
      delete request.headers.range;
      beforeHead(response, () => rule.status);
      request.url = rule.target;
      if (sendFile(request, response)) return;
    }
    response.writeHead(404).end('Not found');
  }

  return async (request, response) => {
    // If a build is removed while one of its files is being opened, only this response ends.
    response.on('pipe', (file) => file.once('error', () => response.destroy()));
    // The headers of `netlify.toml` depend on the path alone: an error must not be cached for a year.
    beforeHead(response, (status) => {
      if (status >= 400) response.setHeader('Cache-Control', REVALIDATE);
      return status;
    });
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

/** Undefined for a request line that names no path, or whose path cannot be decoded. */
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

/** Calls back with the status of a response before its head is sent, and sends the one that is returned. */
export function beforeHead(response: ServerResponse, statusFor: (status: number) => number): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: unknown[]) =>
    Reflect.apply(writeHead, response, [statusFor(status), ...rest]) as ServerResponse;
}
