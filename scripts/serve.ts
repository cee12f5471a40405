/**
 * Serves dist/ as Netlify would, with the redirects and headers of netlify.toml:
 * `node scripts/serve.ts`, at http://localhost:4321 or the port in PORT.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createHandler } from './server/handler.ts';
import { netlifyRules } from './server/netlify-rules.ts';
import { stopWith } from './server/stop.ts';

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const port = Number(process.env['PORT'] ?? 4321);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT is "${process.env['PORT'] ?? ''}"; it must be a number from 0 to 65535.`);
}
if (!existsSync(pathOf('dist/index.html'))) {
  fail('There is no site in dist/ yet. Run `npm run build` first, or `npm start`.');
}

const handle = createHandler(pathOf('dist'), netlifyRules(pathOf('netlify.toml')));
const server = createServer((request, response) => void handle(request, response));

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  }
  throw error;
});
server.listen(port, () => {
  const address = server.address();
  const actual = typeof address === 'object' ? address?.port : port;
  console.log(`The shop is at http://localhost:${actual ?? port}`);
});
stopWith(server, ['SIGINT', 'SIGTERM']);
