interface Item {
  id: string;
}

const has = (list: readonly Item[], { id }: Item) => list.some((item) => item.id === id);

/**
 * Puts removed items back into a list, beside their former neighbours. Keeps later additions,
 * changes and removals, which may come from another tab.
 * @param before the list before the removal
 * @param left the list after it
 */
export function undoRemoval<Each extends Item>(
  now: readonly Each[],
  before: readonly Each[],
  left: readonly Each[],
): Each[] {
  const list = [...now];
  const indexOf = (item: Item | undefined) => list.findIndex(({ id }) => id === item?.id);
  for (const [index, item] of before.entries()) {
    if (has(left, item) || has(list, item)) continue;
    const previous = indexOf(before[index - 1]);
    const next = indexOf(before.slice(index + 1).find((other) => has(list, other)));
    list.splice(previous >= 0 ? previous + 1 : next >= 0 ? next : list.length, 0, item);
  }
  return list;
}
