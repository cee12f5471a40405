import { getEntry } from 'astro:content';
import { oncePerBuild } from '~/lib/once';

/** A report of the content collections: source, drafts, rejected entries. */
export const contentReport = oncePerBuild(async () => {
  const { data } = (await getEntry('report', 'report')) ?? {};
  if (!data) throw new Error('The content collections have no report');
  return data;
});
