import type { APIRoute } from 'astro';
import { CMS_DRAFTS } from 'astro:env/server';
import { contentReport } from '~/build/build-report';
import { commitOf } from '~/build/commit';
import { draftModeError } from '~/build/draft-mode';

/**
 * Describes the build that is live: source, number of products, rejected entries, commit, time.
 * Fails the build if it contains drafts but no preview was requested.
 */
export const GET: APIRoute = async () => {
  const builtAt = new Date(BUILD_TIME).toISOString();
  const report = { ...(await contentReport()), commit: commitOf(process.env), builtAt };
  const error = draftModeError(report, CMS_DRAFTS);
  if (error) throw new Error(error);
  return new Response(`${JSON.stringify(report, null, 2)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
};
