import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A process touches its ticket at this interval. */
const TOUCH_INTERVAL_MS = 5000;

/** A ticket that is not touched for so long is stale even if its process id is in use: ids are reused. */
const MAX_SILENCE_MS = 120_000;

/** How long a build waits for its turn before it fails. */
const MAX_WAIT_MS = 1_200_000;

const POLL_INTERVAL_MS = 100;

/** An empty file called `<number>-<pid>`. The lowest ticket of a running process holds the lock. */
interface Ticket {
  name: string;
  number: number;
  pid: number;
}

const own = new Set<string>();

/** When each ticket of another process was last seen to change, by the monotonic clock. */
const seen = new Map<string, { mtime: number; since: number }>();

function parseTicket(name: string): Ticket | undefined {
  const [, number, pid] = /^(\d+)-(\d+)$/.exec(name) ?? [];
  return number && pid ? { name, number: Number(number), pid: Number(pid) } : undefined;
}

const compare = (a: Ticket, b: Ticket) => a.number - b.number || a.pid - b.pid;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The date of a ticket is compared only with itself: the system clock may have been changed. */
function isSilent(file: string, maxSilence: number): boolean {
  const mtime = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (mtime === undefined) return true;
  const last = seen.get(file);
  if (last?.mtime === mtime) return performance.now() - last.since > maxSilence;
  seen.set(file, { mtime, since: performance.now() });
  return false;
}

function isStale(folder: string, { name, pid }: Ticket, maxSilence: number): boolean {
  const file = join(folder, name);
  if (own.has(file)) return false;
  return pid === process.pid || !isRunning(pid) || isSilent(file, maxSilence);
}

/** All valid tickets in order; removes stale ones. */
function readTickets(folder: string, maxSilence = MAX_SILENCE_MS): Ticket[] {
  const tickets = readdirSync(folder).flatMap((name) => parseTicket(name) ?? []);
  return tickets
    .filter((ticket) => {
      const stale = isStale(folder, ticket, maxSilence);
      if (stale) rmSync(join(folder, ticket.name), { force: true });
      return !stale;
    })
    .sort(compare);
}

/**
 * Creates a ticket above all others. A process that listed the folder earlier may create a lower
 * number after a higher ticket has already found itself first, so a new ticket that is not the
 * highest is given up for another.
 */
function takeTicket(folder: string): Ticket {
  for (;;) {
    const number = (readTickets(folder).at(-1)?.number ?? 0) + 1;
    const ticket = { name: `${number}-${process.pid}`, number, pid: process.pid };
    const file = join(folder, ticket.name);
    own.add(file);
    writeFileSync(file, '');
    if (readTickets(folder).at(-1)?.name === ticket.name) return ticket;
    own.delete(file);
    rmSync(file, { force: true });
  }
}

interface Options {
  /** Called once, with the process that is building, if there is a wait. */
  onWait?: (pid: number) => void;
  /** ms */
  maxWait?: number;
  /** ms */
  maxSilence?: number;
}

/**
 * A lock with a first-come, first-served queue: resolves when no earlier process in the queue is
 * left (docs/decisions/0019-builds-in-one-checkout.md). Tickets of ended processes are skipped.
 *
 * @param folder holds the tickets and nothing else
 * @returns releases the lock; does nothing the second time
 * @throws an Error after {@link Options.maxWait}
 */
export async function joinBuildQueue(
  folder: string,
  { onWait, maxWait = MAX_WAIT_MS, maxSilence = MAX_SILENCE_MS }: Options = {},
): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const { name } = takeTicket(folder);
  const file = join(folder, name);
  const touch = () => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // Another process has removed it as stale.
    }
  };
  const touching = setInterval(touch, TOUCH_INTERVAL_MS).unref();
  const release = () => {
    clearInterval(touching);
    own.delete(file);
    rmSync(file, { force: true });
  };

  const start = performance.now();
  for (let waiting = false; ; waiting = true) {
    const first = readTickets(folder, maxSilence)[0];
    if (!first || first.name === name) break;
    if (!waiting) onWait?.(first.pid);
    if (performance.now() - start > maxWait) {
      release();
      throw new Error(
        `Another build (process ${first.pid}) has been running for too long. ` +
          `Stop it, or remove ${join(folder, first.name)}.`,
      );
    }
    await pause(POLL_INTERVAL_MS);
  }
  return release;
}
