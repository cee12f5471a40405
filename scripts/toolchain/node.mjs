// @ts-check
/** Facts about this checkout and its Node. Runs before anything is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Node 24 that package.json pins; exists once the packages are installed. */
const pinnedNode = fileURLToPath(
  new URL(
    `../../node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`,
    import.meta.url,
  ),
);

/** The Node that runs TypeScript: the pinned one, or this one if it is new enough. */
export function projectNode() {
  if (existsSync(pinnedNode)) return pinnedNode;
  if (Number.parseInt(process.versions.node) >= 24) return process.execPath;
  throw new Error(
    `Node 24 is missing, and this is Node ${process.versions.node}: npm ran no install scripts. ` +
      'Run `npm rebuild node --ignore-scripts=false`, or use Node 24.',
  );
}

/**
 * Runs a program in the checkout; ends this process if it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function run(command, args, env = process.env) {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, { cwd: root, env, shell, stdio: 'inherit' });
  if (error) console.error(`${command} cannot be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

const parent = process.ppid;

/**
 * Calls back when the npm that runs this script has ended: npm's shell does not forward signals.
 *
 * @param {() => void} end
 */
export function whenNpmEnds(end) {
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500).unref();
}
