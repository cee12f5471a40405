/**
 * Serves a built site as Netlify would, with the redirects and headers of netlify.toml:
 * `node scripts/serve.ts [folder]`, dist/ unless told, at http://localhost:4321 or the port in
 * PORT (0: any that is free).
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHandler } from './server/handler.ts';
import { netlifyRules } from './server/netlify-rules.ts';
import { stopWith } from './server/stop.ts';

const NETLIFY_TOML = fileURLToPath(new URL('../netlify.toml', import.meta.url));
const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const port = Number(process.env['PORT'] || 4321);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT is "${process.env['PORT'] ?? ''}"; it must be a number from 0 to 65535.`);
}
const folder = resolve(process.argv[2] ?? DIST);
if (!existsSync(join(folder, 'index.html'))) {
  fail(`There is no site in ${folder}. Run \`npm run build\` first, or \`npm start\`.`);
}

const handle = createHandler(folder, netlifyRules(NETLIFY_TOML));
const server = createServer((request, response) => void handle(request, response));

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  throw error;
});
server.listen(port, () => {
  const address = server.address();
  const actual = typeof address === 'object' ? address?.port : port;
  console.log(`The shop is at http://localhost:${actual ?? port}`);
});
stopWith(server, ['SIGINT', 'SIGTERM']);
