import { randomUUID } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { reasonOf } from '../build/log-reader.ts';
import { createLiveSite } from './live-site.ts';
import type { NetlifyRules } from './netlify-rules.ts';
import { createRebuilds } from './rebuilds.ts';
import { createReload } from './reload.ts';
import { checkSite, type SiteReport } from './site-check.ts';
import { createWebhook } from './webhook.ts';

/** The warning of a build that used the built-in catalogue in place of the CMS. */
const CMS_FAILURE = /The CMS cannot be used: .*/;

export interface BuildRequest {
  /** Does not exist yet, or has what {@link Shop.prepare} has put into it. */
  folder: string;
  /** Whether the built-in catalogue may replace a CMS that fails. */
  mayFallBack: boolean;
}

interface Shop {
  /** For builds; nothing else may be in it. */
  folder: string;
  rules: NetlifyRules;
  /** Required from webhooks. */
  secret: string | undefined;
  /** Whether the content comes from a CMS. */
  cms: boolean;
  /** Whether the site is a preview of drafts. */
  drafts: boolean;
  /** Resolves with the warnings of the build; rejects with an Error that says why it failed. */
  build: (request: BuildRequest) => Promise<string[]>;
  /** Called after a build with what the next one will be, if that is known. */
  prepare: (request: BuildRequest) => void;
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

interface Status {
  state: 'idle' | 'building' | 'queued';
  lastGood: GoodBuild | null;
  lastFailure: FailedBuild | null;
}

/**
 * A shop that is rebuilt on every webhook of the CMS and serves the last good build. A build that
 * fails or whose site does not pass {@link checkSite} changes nothing that is served. Once a site
 * from the CMS was live, none from the built-in catalogue replaces it.
 */
export function createLiveShop({
  folder,
  rules,
  secret,
  cms,
  drafts,
  build,
  prepare,
  onBuilt,
}: Shop) {
  const site = createLiveSite(rules);
  const reload = createReload();
  /** What is served. */
  let shown: SiteReport | undefined;
  /** Each build that goes live is moved to a folder with the next number. */
  let number = 0;
  let lastGood: GoodBuild | null = null;
  let lastFailure: FailedBuild | null = null;

  function show(build: string, report: SiteReport): void {
    shown = report;
    site.show(build);
    reload.announce(randomUUID());
  }

  /** Only folders with a number are complete: a build is checked before it is moved to one. */
  async function restore(): Promise<boolean> {
    const names = await readdir(folder).catch(() => []);
    const builds = names.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(b) - Number(a));
    number = Number(builds[0] ?? 0);
    let restored: string | undefined;
    for (const name of builds) {
      const report = await checkSite(join(folder, name), { drafts }).catch(() => undefined);
      if (!report || (report.source === 'cms') !== cms) continue;
      show(join(folder, name), report);
      restored = name;
      break;
    }
    for (const name of names.filter((name) => name !== restored)) {
      await rm(join(folder, name), { recursive: true, force: true }).catch(console.error);
    }
    return restored !== undefined;
  }

  // Always the same path: Astro reuses pages of builds with the same output folder only.
  const next = join(folder, 'next');

  async function rebuild(): Promise<void> {
    const started = performance.now();
    number += 1;
    const live = join(folder, String(number));
    const failure = (reason: string) => ({ at: new Date().toISOString(), reason });
    try {
      const mayFallBack = shown?.source !== 'cms';
      const warnings = await build({ folder: next, mayFallBack });
      const report = await checkSite(next, { drafts });
      const fellBack = cms && report.source !== 'cms';
      const reason =
        warnings.map((text) => CMS_FAILURE.exec(text)?.[0]).find(Boolean) ??
        'The site was not made from the CMS';
      if (fellBack && !mayFallBack) throw new Error(reason);

      await rename(next, live);
      show(live, report);
      const at = new Date().toISOString();
      lastGood = { at, seconds: (performance.now() - started) / 1000, build: report };
      if (fellBack) lastFailure = failure(reason);
      onBuilt({ good: lastGood, ...(fellBack && lastFailure && { failure: lastFailure }) });
    } catch (error) {
      await rm(next, { recursive: true, force: true }).catch(console.error);
      const message = error instanceof Error ? error.message : String(error);
      lastFailure = failure(reasonOf(message.split('\n')));
      onBuilt({ failure: lastFailure });
    }
    if (shown?.source === 'cms') prepare({ folder: next, mayFallBack: false });
  }

  const { requestRebuild, progress } = createRebuilds(rebuild);
  const status = (): Status => ({ state: progress(), lastGood, lastFailure });
  const webhook = createWebhook({ secret, requestRebuild, status });

  return {
    /**
     * Serves the last complete build of a server that was killed, if there is one for this mode and
     * source, and removes everything else that it left in the folder.
     */
    restore,
    requestRebuild,
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (webhook(request, response) || reload.answer(request, response)) return;
      reload.addTo(request, response);
      await site.handle(request, response);
    },
  };
}
