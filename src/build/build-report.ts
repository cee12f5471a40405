import { getEntry, type CollectionEntry } from 'astro:content';
import { onceABuild } from './once-a-build';

type ContentReport = CollectionEntry<'report'>['data'];

/** A product of a preview that is unpublished or differs from the live version. */
export type PreviewedDraft = NonNullable<ContentReport['drafts']>[number];

export interface BuildReport extends ContentReport {
  /** The commit that was built; null if it is unknown. */
  commit: string | null;
  /** In ISO 8601. */
  builtAt: string;
}

/** The content of `/build.json`. */
export async function buildReport(commit: string | null, builtAt: Date): Promise<BuildReport> {
  return { ...(await contentReport()), commit, builtAt: builtAt.toISOString() };
}

/** The drafts that this build previews; undefined unless it is a preview. */
export const draftsShown = async (): Promise<readonly PreviewedDraft[] | undefined> =>
  (await contentReport()).drafts;

/** Where the products of this build come from. */
export const contentSource = async (): Promise<ContentReport['source']> =>
  (await contentReport()).source;

const contentReport = onceABuild(async (): Promise<ContentReport> => {
  const { data } = (await getEntry('report', 'report')) ?? {};
  if (!data) throw new Error('The content collections have no report');
  return data;
});
