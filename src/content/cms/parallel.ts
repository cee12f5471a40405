/** Does the work for every item, so many at a time; the results are in the items' order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}
