import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../toolchain/node.mjs';

/** A build that hangs must not keep all others waiting. */
const MAX_BUILD_MS = 1_800_000;

interface Build {
  outDir: string;
  /** Added to this process's environment. */
  env: Record<string, string>;
  /** Prints Astro's whole log. */
  verbose: boolean;
  /** Kills the build. */
  signal: AbortSignal;
}

/**
 * Runs `scripts/build.ts` in a child process, which ends with this one. A build that is killed is
 * tried once more: memory may have been short for a moment.
 *
 * @throws an Error with the reason that the build has sent
 */
export async function runBuild(build: Build): Promise<void> {
  const ended = (await attempt(build)) ?? (await attempt(build));
  if (!ended) throw new Error('The build was killed twice. Is there enough memory?');
  if (ended.reason !== undefined) throw new Error(ended.reason);
}

/** Undefined if the process was killed; without a reason if the build has succeeded. */
async function attempt({ outDir, env, verbose, signal }: Build) {
  const args = [join(root, 'scripts', 'build.ts'), '--outDir', outDir];
  const child = spawn(process.execPath, verbose ? [...args, '--verbose'] : args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    timeout: MAX_BUILD_MS,
    signal,
  });
  let reason: string | undefined;
  child.on('message', (message) => {
    reason = message as string;
  });
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  const { exitCode } = child;
  if (exitCode === null) return undefined;
  return { reason: exitCode === 0 ? undefined : (reason ?? `The build ended with ${exitCode}`) };
}
