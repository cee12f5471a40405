/**
 * Serves a built site as Netlify would, with the redirects and headers of netlify.toml:
 * `node scripts/serve.ts [folder]`, dist/ unless told, at http://localhost:4321 or the port in
 * PORT (0: any that is free).
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHandler } from './server/handler.ts';
import { netlifyRules } from './server/netlify-rules.ts';
import { fail, openServer } from './server/open-server.ts';

const NETLIFY_TOML = fileURLToPath(new URL('../netlify.toml', import.meta.url));
const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const folder = resolve(process.argv[2] ?? DIST);
if (!existsSync(join(folder, 'index.html'))) {
  fail(`There is no site in ${folder}. Run \`npm run build\` first, or \`npm start\`.`);
}

const handle = createHandler(folder, netlifyRules(NETLIFY_TOML));
const { server, port } = await openServer();
server.on('request', (request, response) => void handle(request, response));
console.log(`The shop is at http://localhost:${port}`);
