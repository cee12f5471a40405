import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeHead } from './handler.ts';

const EVENTS = '/hooks/reload';
const SCRIPT = '/hooks/reload.js';

const script = readFileSync(new URL('reload-page.js', import.meta.url));

/**
 * Reloads open pages when a new build goes live, by server-sent events. The script is served from
 * the same origin, which the content security policy allows, and is never part of a build.
 */
export function createReload() {
  const listeners = new Set<ServerResponse>();
  let build = '';
  const send = (response: ServerResponse) => response.write(`data: ${build}\n\n`);

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    if (build) send(response);
  }

  return {
    /**
     * Notifies all open pages.
     * @param live the id of a build: digits and dots
     */
    announce(live: string): void {
      build = live;
      for (const listener of listeners) send(listener);
    },
    /** Serves the script and its events; returns false for any other path. */
    answer({ url = '', method }: IncomingMessage, response: ServerResponse): boolean {
      const [path] = url.split('?');
      if (path !== EVENTS && path !== SCRIPT) return false;
      response
        .setHeader('Cache-Control', 'no-store')
        .setHeader('X-Content-Type-Options', 'nosniff');
      if (method !== 'GET') response.writeHead(405, { Allow: 'GET' }).end();
      else if (path === EVENTS) listen(response);
      else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
      return true;
    },
    /** Adds the script to the response if it is a page, and the build to its ETag. */
    addTo(request: IncomingMessage, response: ServerResponse): void {
      addToETag(request, response, build);
      const tag = `<script type="module" src="${SCRIPT}?build=${build}"></script>`;
      addToPage(request, response, tag);
    },
  };
}

/**
 * Adds the build, which pages contain, to ETags. A cached page of another build is then never confirmed, even if its
 * file is equal: it would reload for ever.
 */
function addToETag({ headers }: IncomingMessage, response: ServerResponse, build: string): void {
  const end = `-${build}"`;
  const cached = headers['if-none-match'];
  if (cached?.endsWith(end)) headers['if-none-match'] = cached.replace(end, '"');
  else delete headers['if-none-match'];
  beforeHead(response, (status) => {
    const etag = response.getHeader('ETag');
    if (typeof etag === 'string') response.setHeader('ETag', etag.replace(/"$/, end));
    return status;
  });
}

/** Appends a line to an HTML response; parsers move it to the end of the body. */
function addToPage(request: IncomingMessage, response: ServerResponse, line: string): void {
  // The line can be added only to a complete, uncompressed response.
  delete request.headers['accept-encoding'];
  delete request.headers.range;
  const end = response.end.bind(response);
  let isPage = false;

  beforeHead(response, (status) => {
    isPage = String(response.getHeader('Content-Type')).startsWith('text/html');
    if (isPage) {
      response.setHeader(
        'Content-Length',
        Number(response.getHeader('Content-Length')) + line.length,
      );
    }
    return status;
  });
  response.end = ((...rest: unknown[]) => {
    if (isPage) response.write(line);
    return Reflect.apply(end, response, rest) as ServerResponse;
  }) as ServerResponse['end'];
}
