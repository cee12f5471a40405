import { readFile, rename, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createHooks } from './hooks.ts';
import { createLiveSite } from './live-site.ts';
import type { NetlifyRules } from './netlify-rules.ts';
import { createRebuilds } from './rebuilds.ts';
import { createReload } from './reload.ts';
import { checkSite } from './site-check.ts';

/** One save in the CMS sends more than one hook, and an import one after the other; in ms. */
const GATHERING = { quiet: 300, most: 10_000 };

interface Shop {
  /** For builds; nothing else may be in it. */
  folder: string;
  rules: NetlifyRules;
  /** What hooks must bring along. */
  secret: string | undefined;
  /** Builds the site into a folder that does not exist yet, or throws an Error that says why not. */
  build: (folder: string) => Promise<void>;
  /** Called after each build, with what {@link Status} says of it. */
  onBuilt: (result: { good: GoodBuild } | { failure: FailedBuild }) => void;
}

interface GoodBuild {
  /** When it went live. */
  at: string;
  /** From its start until it was live. */
  seconds: number;
  /** What its `build.json` says. */
  build: unknown;
}

interface FailedBuild {
  at: string;
  reason: string;
}

interface Status {
  state: 'idle' | 'building' | 'queued';
  lastGood: GoodBuild | null;
  lastFailure: FailedBuild | null;
}

/**
 * A shop that is built anew whenever the CMS rings, and shows the last build that was good. A
 * build that fails, or whose site does not pass its check, changes nothing that is served.
 */
export function createLiveShop({ folder, rules, secret, build, onBuilt }: Shop) {
  const site = createLiveSite(rules);
  const reload = createReload();
  let lastGood: GoodBuild | null = null;
  let lastFailure: FailedBuild | null = null;

  async function rebuild(): Promise<void> {
    const started = Date.now();
    // One folder for all builds to be made in: Astro keeps pages only for the same one.
    const next = join(folder, 'next');
    const live = join(folder, String(started));
    try {
      await rm(next, { recursive: true, force: true });
      await build(next);
      await checkSite(next);
      await rename(next, live);
      site.show(live);
      reload.announce(String(started));
      lastGood = {
        at: new Date().toISOString(),
        seconds: (Date.now() - started) / 1000,
        build: JSON.parse(await readFile(join(live, 'build.json'), 'utf8')),
      };
      onBuilt({ good: lastGood });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      lastFailure = { at: new Date().toISOString(), reason };
      onBuilt({ failure: lastFailure });
    }
  }

  const rebuilds = createRebuilds(rebuild, GATHERING);
  const status = (): Status => ({ state: rebuilds.progress(), lastGood, lastFailure });
  const hooks = createHooks({ secret, ring: rebuilds.ring, status });

  return {
    /** Asks for a build, as a hook does. */
    ring: rebuilds.ring,
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (hooks(request, response) || reload.answer(request, response)) return;
      reload.addTo(request, response);
      await site.handle(request, response);
    },
  };
}
