import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createHandler } from './handler.ts';
import type { NetlifyRules } from './netlify-rules.ts';

/** Maximum number of builds on disk: the live one, and earlier ones that open pages may belong to. */
const MAX_BUILDS = 3;

/** Files with a content hash in their name: any build's copy is the right one. */
const HASHED = /^\/(?:_astro|data)\/[\w./-]+$/;

interface LiveSite {
  /**
   * Serves all requests from now on from this folder. It must not change any more; it is removed
   * after {@link MAX_BUILDS} others have followed.
   */
  show: (folder: string) => void;
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/**
 * Serves a series of builds. Each request is answered from a single build. Hashed files of the
 * previous builds remain available to pages that are still open.
 * @param rulesOf returns the rules for the build in a folder
 */
export function createLiveSite(rulesOf: (folder: string) => NetlifyRules): LiveSite {
  const builds: { folder: string; handle: LiveSite['handle'] }[] = [];

  return {
    show(folder) {
      builds.unshift({ folder, handle: createHandler(folder, rulesOf(folder)) });
      for (const { folder } of builds.splice(MAX_BUILDS)) {
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
