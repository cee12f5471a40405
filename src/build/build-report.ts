import { getEntry } from 'astro:content';
import { onceABuild } from './once-a-build';

/** A report of the content collections: source, drafts, rejected entries. */
export const contentReport = onceABuild(async () => {
  const { data } = (await getEntry('report', 'report')) ?? {};
  if (!data) throw new Error('The content collections have no report');
  return data;
});
