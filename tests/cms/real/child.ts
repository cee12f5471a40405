import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The environment, but for what it may say of a CMS or of where to listen. */
const plain = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(CMS_|HOST$|PORT$|SITE_URL$|SOURCE_DATE_EPOCH$)/.test(name),
  ),
);

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A process of a test; ends with the test run at the latest. */
export interface Child {
  /** All that it wrote until now. */
  log: () => string;
  /** The exit code or the signal that it ended with. */
  ended: Promise<number | string>;
  signal: (signal: NodeJS.Signals) => void;
  /** Ends it, and waits until it is gone. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Runs a script with the Node that runs the test. */
export function start(script: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Child {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...plain, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  }
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => {
    running.delete(child);
    return (code ?? signal) as number | string;
  });
  return {
    log: () => log,
    ended,
    signal: (signal) => void child.kill(signal),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}

/**
 * Waits for something that a process brings about.
 * @throws an Error with the process's log where it ends before, or the time is over; ends it, too
 */
export async function waitFor(
  child: Child,
  what: string,
  isSo: () => Promise<boolean>,
  seconds = 120,
): Promise<void> {
  let end: number | string | undefined;
  void child.ended.then((ended) => (end = ended));
  const until = Date.now() + seconds * 1000;
  while (!(await isSo().catch(() => false))) {
    if (end !== undefined) throw new Error(`Ended with ${end} before ${what}:\n${child.log()}`);
    if (Date.now() > until) {
      await child.stop('SIGKILL');
      throw new Error(`Within ${seconds} s it was not so that ${what}:\n${child.log()}`);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
}
