import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../toolchain/node.mjs';
import { until } from './until.ts';

/** Starts the shop as `npm start` does with a CMS; resolves after the first build. */
export async function startShop(port: number, cms: string, secret: string) {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join('scripts', 'server', 'live.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), CMS_URL: cms, CMS_WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, memoryUnder(child.pid ?? 0))), 250);
  const shows = (path: string, text: string) =>
    until(`${path} shows ${text}`, async () =>
      (await (await fetch(url + path)).text()).includes(text),
    );
  await shows('/', '</html>');

  return {
    shows,
    /** Resolves when no build is running or queued. */
    idle: () =>
      until('the shop is idle', async () => {
        const status = (await (await fetch(`${url}/hooks/cms/status`)).json()) as { state: string };
        return status.state === 'idle';
      }),
    /** Peak memory of the server and its builds together, in bytes. */
    peakMemory: () => peak,
    async close(): Promise<void> {
      clearInterval(sampling);
      child.kill();
      await ended;
    },
  };
}

/** The memory of a process and its descendants, in bytes. */
function memoryUnder(pid: number): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim();
  const processes = lines.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const sum = (of: number): number =>
    processes.reduce((total, [pid = 0, parent = 0, kilobytes = 0]) => {
      if (pid === of) return total + kilobytes * 1024;
      return parent === of && pid !== of ? total + sum(pid) : total;
    }, 0);
  return sum(pid);
}
