/** How many are shown. */
export const RECENT = 4;

/** Ids of products viewed lately, the newest first; one more than is shown, for this page's own. */
export const withViewed = (viewed: readonly string[], id: string): string[] =>
  [id, ...viewed.filter((each) => each !== id)].slice(0, RECENT + 1);

export const recentBefore = (viewed: readonly string[], id: string): string[] =>
  viewed.filter((each) => each !== id).slice(0, RECENT);
