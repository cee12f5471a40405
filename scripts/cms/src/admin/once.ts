/**
 * Returns a function that runs an action unless it is running or has succeeded for the same version of an entry: a
 * second click would send the version that the first has replaced.
 */
export function oncePerVersion() {
  // A new entry has no version.
  let done: { version: unknown } | undefined;
  return async (version: unknown, run: () => Promise<boolean>) => {
    if (done && done.version === version) return;
    done = { version };
    let isDone = false;
    try {
      isDone = await run();
    } finally {
      if (!isDone) done = undefined;
    }
  };
}

/**
 * Returns a function that runs an action unless one is running: a second click would be answered last, and say that
 * nothing was left to do.
 */
export function oneAtATime() {
  let isRunning = false;
  return async (run: () => Promise<void>) => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run();
    } finally {
      isRunning = false;
    }
  };
}
