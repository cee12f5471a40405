import type { ChildProcess } from 'node:child_process';

/**
 * Keeps one process waiting that has loaded everything that a build needs before it reads the content.
 */
export function createStandby() {
  let waiting: ChildProcess | undefined;

  return {
    /** @param start starts such a process; not called if one is waiting */
    prepare(start: () => ChildProcess): void {
      if (waiting) return;
      const child = start();
      const forget = () => {
        if (waiting === child) waiting = undefined;
      };
      child.once('exit', forget).once('error', forget);
      waiting = child;
    },
    /** The waiting process, if there is one. It starts to build. */
    take(): ChildProcess | undefined {
      const child = waiting;
      waiting = undefined;
      // If it has just ended, the build fails with its exit code.
      child?.send('build', () => undefined);
      return child;
    },
    /** Ends the waiting process. */
    end(): void {
      waiting?.kill();
      waiting = undefined;
    },
  };
}
