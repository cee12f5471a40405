import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../toolchain/node.mjs';
import { createHandler } from './handler.ts';
import { listenLocally } from './local-server.ts';
import { netlifyRules } from './netlify-rules.ts';

/** Serves a built site with the rules of the shop, for tests and measurements on this computer. */
export function serveFolder(folder: string) {
  const handle = createHandler(folder, netlifyRules(join(root, 'netlify.toml'), folder));
  return listenLocally(createServer((request, response) => void handle(request, response)));
}
