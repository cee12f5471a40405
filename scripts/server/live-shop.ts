import { statSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createLiveSite } from './live-site.ts';
import { isOwnHost } from './own-host.ts';
import type { NetlifyRules } from './netlify-rules.ts';
import { createRebuilds, type Outcome } from './rebuilds.ts';
import { createReload } from './reload.ts';
import { checkSite, type SiteReport } from './site-check.ts';
import { createWebhook } from './webhook.ts';

interface Shop {
  /** For the builds of one CMS; nothing else may be in it. */
  folder: string;
  /** Returns the rules for the build in a folder. */
  rulesOf: (folder: string) => NetlifyRules;
  /** Required from webhooks. */
  secret: string | undefined;
  /** Whether the site is a preview of drafts. */
  drafts: boolean;
  /** Whether the built-in catalogue is shown while there is no site from the CMS. */
  mayFallBack: boolean;
  /** Builds into a folder that does not exist yet; rejects with an Error that states the reason. */
  build: (folder: string, source: SiteReport['source']) => Promise<void>;
  /** Called after each build. */
  onBuilt: (result: BuildResult) => void;
}

/** With both, the site is live, but was built from the built-in catalogue. */
export interface BuildResult {
  good?: GoodBuild;
  failure?: FailedBuild;
}

interface GoodBuild {
  /** When it went live. */
  at: string;
  /** From its start until it went live. */
  seconds: number;
  /** The content of its `build.json`. */
  build: SiteReport;
}

interface FailedBuild {
  at: string;
  reason: string;
}

/**
 * A shop that is rebuilt on every webhook of the CMS and serves the last good build. A build that fails or
 * whose site does not pass {@link checkSite} changes nothing that is served. The built-in catalogue is built
 * only if there is nothing to serve.
 */
export function createLiveShop(shop: Shop) {
  const { folder, rulesOf, secret, drafts, mayFallBack, onBuilt } = shop;
  const site = createLiveSite(rulesOf);
  const reload = createReload();
  let isShown = false;
  /** Each build that goes live is moved to a folder with the next number. */
  let number = 0;
  let lastGood: GoodBuild | null = null;
  let lastFailure: FailedBuild | null = null;

  function show(build: string): void {
    isShown = true;
    site.show(build);
    // The same after a restart, so that open pages stay as they are.
    reload.announce(String(statSync(join(build, 'build.json')).mtimeMs));
  }

  async function restore(): Promise<boolean> {
    const names = await readdir(folder).catch(() => []);
    // Only folders with a number are complete: a build is checked before it is moved to one.
    const numbers = names.map(Number).filter(Number.isInteger);
    number = Math.max(0, ...numbers);
    const restored = numbers
      .sort((a, b) => b - a)
      .map(String)
      .find((name) => isGood(join(folder, name)));
    if (restored) show(join(folder, restored));
    for (const name of names.filter((name) => name !== restored)) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
    return isShown;
  }

  function isGood(build: string): boolean {
    try {
      return checkSite(build, { drafts }).source === 'cms';
    } catch {
      return false;
    }
  }

  /** Builds, and shows the site if it is good. */
  async function build(source: SiteReport['source']): Promise<GoodBuild> {
    const started = performance.now();
    const next = join(folder, 'next');
    try {
      await shop.build(next, source);
      const report = checkSite(next, { drafts });
      number += 1;
      const live = join(folder, String(number));
      await rename(next, live);
      show(live);
      const seconds = (performance.now() - started) / 1000;
      return { at: new Date().toISOString(), seconds, build: report };
    } finally {
      await rm(next, { recursive: true, force: true });
    }
  }

  async function tryBuild(source: SiteReport['source']): Promise<BuildResult> {
    try {
      lastGood = await build(source);
      return { good: lastGood };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      lastFailure = { at: new Date().toISOString(), reason };
      return { failure: lastFailure };
    }
  }

  async function rebuild(): Promise<Outcome> {
    const result = await tryBuild('cms');
    const fallsBack = result.failure && !isShown && mayFallBack;
    onBuilt(fallsBack ? { ...result, ...(await tryBuild('catalogue')) } : result);
    if (!result.good) return 'failed';
    const { badPictures = [] } = result.good.build;
    return badPictures.some(({ transient }) => transient) ? 'incomplete' : 'complete';
  }

  const { requestRebuild, progress } = createRebuilds(rebuild);
  // With its own time: the clock of who asks may be another.
  const status = () => ({
    state: progress(),
    lastGood,
    lastFailure,
    now: new Date().toISOString(),
  });
  const webhook = createWebhook({ secret, requestRebuild, status });

  return {
    /**
     * Serves the last good build from the CMS that an earlier server has left in the folder, if there is one
     * for this mode, and removes everything else there.
     */
    restore,
    requestRebuild,
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (webhook(request, response)) return;
      // Drafts are for the people who know the address of the preview.
      if (drafts && !isOwnHost(request.headers.host)) {
        response.writeHead(421).end('Unknown host: open the preview at its own address.');
        return;
      }
      if (reload.answer(request, response)) return;
      reload.addTo(request, response);
      await site.handle(request, response);
    },
  };
}
