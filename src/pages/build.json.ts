import type { APIRoute } from 'astro';
import { buildReport } from '~/site/build-report';
import { buildTime } from '~/site/build-time';
import { commitOf } from '~/site/commit';

/** The report of the live build: content source, product count, rejected entries, commit, time. */
export const GET: APIRoute = async () => {
  const report = await buildReport(commitOf(process.env), new Date(buildTime));
  return new Response(`${JSON.stringify(report, null, 2)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
};
