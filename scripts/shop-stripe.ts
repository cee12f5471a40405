/**
 * Starts a shop that sells, on this machine and without an account: the shop with its functions, a Strapi
 * that takes orders and messages, a stand-in for Stripe with its payment page, and a mail server with a page
 * that shows every mail. `npm run shop:stripe`; `-- --admin` adds Strapi's admin panel. PORT is the port of the
 * shop (4321), followed by those of Strapi, Stripe, the page of mails and the mail server.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installCms } from './cms/install.mjs';
import { readSecrets } from './cms/secrets.ts';
import { startStripeStandIn } from './stripe/stand-in.ts';
import { root, whenNpmEnds } from './toolchain/node.mjs';

const port = Number(process.env['PORT'] || 4321);
const [shop, cms] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
const data = join(root, '.cache', 'shop-stripe');
const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
const secrets = readSecrets(join(data, 'secrets.env'));

installCms();
const stripe = await startStripeStandIn({
  secret: webhookSecret,
  hookUrl: `${shop}/api/stripe-hook`,
  port: port + 2,
});

const children = new Set<ReturnType<typeof spawn>>();
const stop = () => {
  for (const child of children) child.kill();
  void stripe.stop();
};

/** Runs a script of the shop; the whole shop ends with it. */
function run(script: string, args: readonly string[], env: Record<string, string>): void {
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  children.add(child);
  void once(child, 'exit').then(() => {
    children.delete(child);
    stop();
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
whenNpmEnds(stop);

const ports = ['--web', String(port + 3), '--smtp', String(port + 4)];
const local = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1'];
run('cms/node_modules/maildev/dist/bin/maildev.js', [...ports, ...local, '--silent'], {});
run('cms/server.ts', process.argv.slice(2), {
  PORT: String(port + 1),
  SMTP_URL: `smtp://127.0.0.1:${port + 4}`,
  CMS_DATA: data,
  SHOP_URL: shop,
  CMS_WEBHOOK_URL: `${shop}/hooks/cms`,
});
const isReady = async () => (await fetch(`${cms}/_health`)).status === 204;
while (children.size > 0 && !(await isReady().catch(() => false))) await pause(200);

if (children.size > 0) {
  console.log(`Mails are at http://localhost:${port + 3}.`);
  console.log(`Payments are at ${stripe.pages}, to confirm those that take time.`);
  run('server/live.ts', [], {
    PORT: String(port),
    CMS_URL: cms,
    CMS_FALLBACK: 'fail',
    CMS_WEBHOOK_SECRET: secrets['CMS_WEBHOOK_SECRET'] ?? '',
    DEMO: 'false',
    PAYMENT_PROVIDER: 'stripe',
    PAYMENT_ADDRESS: stripe.pages,
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_API_BASE: stripe.url,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ORDERS_URL: cms,
    ORDERS_TOKEN: secrets['ORDERS_TOKEN'] ?? '',
  });
}
