import { getEntry } from 'astro:content';
import type { ContentReport } from './content';

export interface BuildReport extends ContentReport {
  /** The commit that was built, where it is known. */
  commit: string | null;
  /** ISO 8601 */
  builtAt: string;
}

/** What is live, for whoever asks for `/build.json`. */
export async function buildReport(commit: string | null, builtAt: Date): Promise<BuildReport> {
  const { data } = (await getEntry('report', 'report')) ?? {};
  if (!data) throw new Error('The content was not read');
  return { ...data, commit, builtAt: builtAt.toISOString() };
}
