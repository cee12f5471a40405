interface Report {
  source?: unknown;
  /** Present in a preview of drafts only. */
  drafts?: unknown;
}

/**
 * Compares the report of a build with whether drafts were asked for. Without a CMS there are no
 * drafts, so a preview may be made from the built-in catalogue.
 *
 * @returns an error message, or undefined if the report is as it should be
 */
export function draftModeError(
  { source, drafts }: Report,
  draftsWanted: boolean,
): string | undefined {
  if (!draftsWanted && drafts !== undefined) {
    return 'The site contains drafts, but CMS_DRAFTS is not "true"';
  }
  if (draftsWanted && source === 'cms' && drafts === undefined) {
    return 'CMS_DRAFTS is "true", but the site does not contain drafts';
  }
  return undefined;
}
