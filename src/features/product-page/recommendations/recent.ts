/** The number of products shown. */
export const RECENT = 4;

/** Returns the ids of viewed products, newest first: one more than shown, because the current one is excluded. */
export const withViewed = (viewed: readonly string[], id: string): string[] =>
  [id, ...viewed.filter((each) => each !== id)].slice(0, RECENT + 1);

export const recentBefore = (viewed: readonly string[], id: string): string[] =>
  viewed.filter((each) => each !== id).slice(0, RECENT);
