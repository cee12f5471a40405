import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createHandler } from './handler.ts';
import type { NetlifyRules } from './netlify-rules.ts';

/** How many builds stay on disk: the one that is live, and those that open pages may be of. */
const KEPT = 3;

/** Files with a hash of their content in the name: whichever build has one has the right one. */
const HASHED = /^\/(?:_astro|data)\/[\w./-]+$/;

interface LiveSite {
  /**
   * Makes a built folder the one that is served, from this moment on for every new request. The
   * folder must not change any more; it is removed when enough others have followed it.
   */
  show: (folder: string) => void;
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/**
 * A site whose builds follow each other. Each request is answered from one build alone; files with
 * a hash in their name are still there for pages of the builds before.
 */
export function createLiveSite(rules: NetlifyRules): LiveSite {
  const builds: { folder: string; handle: LiveSite['handle'] }[] = [];

  return {
    show(folder) {
      builds.unshift({ folder, handle: createHandler(folder, rules) });
      for (const { folder } of builds.splice(KEPT)) {
        rm(folder, { recursive: true, force: true }).catch(console.error);
      }
    },
    async handle(request, response) {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const build =
        (HASHED.test(path) && builds.find(({ folder }) => existsSync(join(folder, path)))) ||
        builds[0];
      if (build) await build.handle(request, response);
      else {
        response
          .writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5', Refresh: '5' })
          .end('The shop is being built.\n');
      }
    },
  };
}
