interface Report {
  source?: unknown;
  /** Present in a preview of drafts only. */
  drafts?: unknown;
}

/**
 * Checks that a site contains drafts if and only if they were requested. Without a CMS there are no
 * drafts, so a preview from the built-in catalogue is accepted.
 *
 * @returns an error message, or undefined
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
