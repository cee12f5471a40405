import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { OUTDATED } from '../incremental/build-order.ts';
import { createLogReader, reasonOf, type LogEvent } from './log-reader.ts';

/** A build that hangs must not keep all others waiting. */
const MAX_BUILD_MS = 1_800_000;

/** Processes that a killed build started may outlive it and keep its output open. */
const OUTPUT_TIMEOUT_MS = 1000;

/** How long a build has to exit after SIGTERM. */
const KILL_TIMEOUT_MS = 2000;

interface Command {
  command: readonly [program: string, ...args: string[]];
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

interface Build extends Command {
  /** A process that {@link startProcess} has started with this command. */
  child?: ChildProcess | undefined;
  /** Called with each line of the log and the event that it stands for, if any. */
  onLine: (line: string, event: LogEvent | undefined) => void;
  /** Ends the build. */
  signal: AbortSignal;
}

/** The process was started ahead, and code or settings have changed since. Nothing was built. */
export class OutdatedError extends Error {}

/** Starts a build in a process of its own, which ends when this process does. */
export function startProcess({ command: [program, ...args], cwd, env }: Command): ChildProcess {
  // With the IPC channel, the build notices when this process is killed (toolchain/astro.ts).
  return spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
}

/**
 * Runs a build.
 *
 * @returns the warnings of the build
 * @throws OutdatedError
 * @throws an Error with the reason that the build's log gives, once the process has ended
 */
export async function runBuild(build: Build): Promise<string[]> {
  build.signal.throwIfAborted();
  const { onLine, signal, child = startProcess(build) } = build;
  if (!build.child) await once(child, 'spawn');

  const kill = () => {
    child.kill();
    setTimeout(() => child.kill('SIGKILL'), KILL_TIMEOUT_MS).unref();
  };
  const timeout = setTimeout(kill, MAX_BUILD_MS);
  signal.addEventListener('abort', kill);

  const warnings: string[] = [];
  const errors: string[] = [];
  const others: string[] = [];
  const read = createLogReader();
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue;
    createInterface({ input }).on('line', (line) => {
      const event = read(line);
      if (event?.type === 'warning') warnings.push(event.text);
      else if (event?.type === 'error') errors.push(event.text);
      else if (event?.type === 'info') others.push(event.text);
      onLine(line, event);
    });
  }
  let outputTimeout: NodeJS.Timeout | undefined;
  const ended = await new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
    child.on('exit', (code, signal) => {
      outputTimeout = setTimeout(resolve, OUTPUT_TIMEOUT_MS, code ?? signal);
    });
  });
  clearTimeout(outputTimeout);
  clearTimeout(timeout);
  signal.removeEventListener('abort', kill);
  signal.throwIfAborted();
  if (ended === OUTDATED) throw new OutdatedError('Code or settings have changed.');
  if (ended !== 0) {
    const reason = reasonOf(errors.length > 0 ? errors : others.slice(-10));
    throw new Error(`${reason}\nThe build ended with ${ended}.`.trimStart());
  }
  return warnings;
}
