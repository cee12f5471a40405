import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A build that hangs must not keep all others waiting. */
const LONGEST_BUILD_MS = 1_800_000;

/** How long after its end a build's log may still be open. */
const LOG_CLOSES_IN_MS = 1000;

/** Astro's line for each page and picture; of thousands, nobody reads any. */
const ONE_OF_MANY = /^[\d:]+ +(├─|└─|▶)/u;

/** Lines that do not say why a build failed: Astro's progress, and where in the code it was. */
const NO_REASON = /^[\d:]{8} (?!\[ERROR\])|^\s+(at |Stack trace:|Location:|\/)|^\s*$/;

/** How many of the others say it. */
const LAST_LINES = 10;

interface Build {
  command: readonly [program: string, ...args: string[]];
  cwd: string;
  /** Takes each line of the build's log but those of single pages. */
  log: (line: string) => void;
  /** Ends the build. */
  signal: AbortSignal;
}

/**
 * Runs a build as a process of its own.
 * @throws an Error with the reason that the build's log ends with
 */
export async function buildSite({ command, cwd, log, signal }: Build): Promise<void> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    signal,
    timeout: LONGEST_BUILD_MS,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const last: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      if (ONE_OF_MANY.test(line)) return;
      log(line);
      if (!NO_REASON.test(line)) last.push(line);
      if (last.length > LAST_LINES) last.shift();
    });
  }
  const ended = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? signal));
    // What a killed build had started itself may outlive it, and keep its log open.
    child.on('exit', (code, signal) => setTimeout(resolve, LOG_CLOSES_IN_MS, code ?? signal));
  });
  if (ended !== 0) throw new Error([...last, `The build ended with ${ended}.`].join('\n'));
}
