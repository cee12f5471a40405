import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

const EVENTS = '/hooks/reload';
const SCRIPT = '/hooks/reload.js';

const script = readFileSync(new URL('reload-page.js', import.meta.url));

/**
 * Lets open pages load anew when a new build is live. The script that does it is a file of this
 * server, which the pages' content security policy allows, and never part of a build.
 */
export function createReload() {
  const listeners = new Set<ServerResponse>();
  let build = '';
  const tell = (response: ServerResponse) => response.write(`data: ${build}\n\n`);

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    if (build) tell(response);
  }

  return {
    /** Tells all open pages which build is live. */
    announce(live: string): void {
      build = live;
      for (const listener of listeners) tell(listener);
    },
    /** Answers the script's own addresses; false for any other. */
    answer({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
      const [path] = url.split('?');
      if (path === EVENTS) listen(response);
      else if (path === SCRIPT) {
        response
          .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
          .end(script);
      } else return false;
      return true;
    },
    /** Has the script added to the answer, if it turns out to be a page. */
    addTo(request: IncomingMessage, response: ServerResponse): void {
      const tag = `<script type="module" src="${SCRIPT}?build=${build}"></script>`;
      addToPage(request, response, tag);
    },
  };
}

/** Puts a line after the end of an HTML answer, where browsers take it for the end of the body. */
function addToPage(request: IncomingMessage, response: ServerResponse, line: string): void {
  // Only to the whole of a page, and before anybody compresses it, can something be added.
  delete request.headers['accept-encoding'];
  delete request.headers.range;
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  let isPage = false;

  response.writeHead = (...rest: unknown[]) => {
    isPage = String(response.getHeader('Content-Type')).startsWith('text/html');
    if (isPage) {
      response.setHeader(
        'Content-Length',
        Number(response.getHeader('Content-Length')) + line.length,
      );
    }
    return Reflect.apply(writeHead, response, rest) as ServerResponse;
  };
  response.end = ((...rest: unknown[]) => {
    if (isPage) response.write(line);
    return Reflect.apply(end, response, rest) as ServerResponse;
  }) as ServerResponse['end'];
}
