/**
 * Like `Promise.all(items.map(work))`, with a limit on how many run at the same time. No more are
 * started after one has failed.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const failure = new AbortController();
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failure.signal.aborted) return;
      results[index] = await work(item);
    }
  };
  const workers = Array.from({ length: concurrency }, worker);
  return Promise.all(workers)
    .finally(() => failure.abort())
    .then(() => results);
}
