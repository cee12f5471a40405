import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The environment without variables that configure the CMS, the server or the build. */
const cleanEnv = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(CMS_|DATABASE_URL$|UPLOADS_URL$|SMTP_URL$|HOST$|PORT$|SITE_URL$|SOURCE_DATE_EPOCH$)/.test(
        name,
      ),
  ),
);

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A process started by a test. It is killed at the end of the test run at the latest. */
export interface Child {
  /** Its output so far. */
  log: () => string;
  /** Resolves to the exit code, or to the signal that ended the process. */
  ended: Promise<number | string>;
  /** Sends a signal and waits until the process has exited. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Runs a script with the Node version that runs the test. */
export function start(script: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Child {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...cleanEnv, ...env },
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
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}

/**
 * Waits until a condition holds.
 * @param what the condition, for error messages
 * @throws an Error with the process's output if the process exits first, or on timeout, after killing it
 */
export async function waitFor(
  child: Child,
  what: string,
  condition: () => Promise<boolean>,
  seconds = 120,
): Promise<void> {
  let end: number | string | undefined;
  void child.ended.then((ended) => (end = ended));
  const until = Date.now() + seconds * 1000;
  while (!(await condition().catch(() => false))) {
    if (end !== undefined) throw new Error(`Exited with ${end} before ${what}:\n${child.log()}`);
    if (Date.now() > until) {
      await child.stop('SIGKILL');
      throw new Error(`Timed out after ${seconds} s waiting until ${what}:\n${child.log()}`);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
}
