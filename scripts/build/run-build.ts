import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createLogReader, reasonOf, type LogEvent } from './log-reader.ts';

/** A build that hangs must not keep all others waiting. */
const MAX_BUILD_MS = 1_800_000;

/** Processes that a killed build started may outlive it and keep its output open. */
const OUTPUT_TIMEOUT_MS = 1000;

/** How long a build has to exit after SIGTERM. */
const KILL_TIMEOUT_MS = 2000;

interface Build {
  command: readonly [program: string, ...args: string[]];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Called with each line of the log and the event that it stands for, if any. */
  onLine: (line: string, event: LogEvent | undefined) => void;
  /** Ends the build. */
  signal: AbortSignal;
}

/**
 * Runs a build in a process of its own, which ends when this process does.
 *
 * @returns the warnings of the build
 * @throws an Error with the reason that the build's log gives, once the process has ended
 */
export async function runBuild({ command, cwd, env, onLine, signal }: Build): Promise<string[]> {
  signal.throwIfAborted();
  const [program, ...args] = command;
  // With the IPC channel, the build notices when this process is killed (toolchain/astro.ts).
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  await once(child, 'spawn');

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
  const ended = await new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
    child.on('exit', (code, signal) => setTimeout(resolve, OUTPUT_TIMEOUT_MS, code ?? signal));
  });
  clearTimeout(timeout);
  signal.removeEventListener('abort', kill);
  signal.throwIfAborted();
  if (ended !== 0) {
    const reason = reasonOf(errors.length > 0 ? errors : others.slice(-10));
    throw new Error(`${reason}\nThe build ended with ${ended}.`.trimStart());
  }
  return warnings;
}
