import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../toolchain/node.mjs';
import { until } from './until.ts';

/** A shop whose processes use less than a second of CPU time in this time is idle. */
const IDLE_MS = 1500;

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
  const usage = () => usageUnder(child.pid ?? 0);
  const sampling = setInterval(() => (peak = Math.max(peak, usage().memory)), 250);
  const shows = (path: string, text: string) =>
    until(`${path} shows ${text}`, async () =>
      (await (await fetch(url + path)).text()).includes(text),
    );
  await shows('/', '</html>');

  return {
    shows,
    /** Resolves when no build is running or queued, and the process of the next one is waiting. */
    async idle(): Promise<void> {
      let before = -1;
      await until('the shop is idle', async () => {
        const status = (await (await fetch(`${url}/hooks/cms/status`)).json()) as { state: string };
        await pause(IDLE_MS);
        const { seconds } = usage();
        const isIdle = status.state === 'idle' && seconds === before;
        before = seconds;
        return isIdle;
      });
    },
    /** Peak memory of the server and its builds together, in bytes. */
    peakMemory: () => peak,
    async close(): Promise<void> {
      clearInterval(sampling);
      child.kill();
      await ended;
    },
  };
}

/** Memory in bytes and CPU time in whole seconds of a process and its descendants. */
function usageUnder(pid: number): { memory: number; seconds: number } {
  const columns = 'pid=,ppid=,rss=,cputimes=';
  const lines = execFileSync('ps', ['-eo', columns], { encoding: 'utf8' }).trim();
  const processes = lines.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const total = { memory: 0, seconds: 0 };
  const add = (of: number): void => {
    for (const [pid = 0, parent = 0, kilobytes = 0, seconds = 0] of processes) {
      if (pid === of) {
        total.memory += kilobytes * 1024;
        total.seconds += seconds;
      } else if (parent === of) add(pid);
    }
  };
  add(pid);
  return total;
}
