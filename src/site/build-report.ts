import { getEntry, type CollectionEntry } from 'astro:content';

type ContentReport = CollectionEntry<'report'>['data'];

/** A product of a preview that is unpublished or differs from the live version. */
export type DraftNote = NonNullable<ContentReport['drafts']>[number];

export interface BuildReport extends ContentReport {
  /** The commit that was built, where it is known. */
  commit: string | null;
  /** ISO 8601 */
  builtAt: string;
}

/** What is live, for whoever asks for `/build.json`. */
export async function buildReport(commit: string | null, builtAt: Date): Promise<BuildReport> {
  return { ...(await contentReport()), commit, builtAt: builtAt.toISOString() };
}

/** The products that a preview shows otherwise than the shop; absent where this is no preview. */
export const draftsShown = async (): Promise<DraftNote[] | undefined> =>
  (await contentReport()).drafts;

/** Where this build's products are from. */
export const contentSource = async (): Promise<ContentReport['source']> =>
  (await contentReport()).source;

async function contentReport(): Promise<ContentReport> {
  const { data } = (await getEntry('report', 'report')) ?? {};
  if (!data) throw new Error('The content was not read');
  return data;
}
