import { afterAll } from 'vitest';

/** Something that must not outlive the tests of a file. */
export interface Removable {
  remove: () => Promise<void>;
}

/**
 * Gives a function for what is begun in a file of tests. It is removed after them, the last first,
 * even where something else could not be begun.
 */
export function forThisFile() {
  const begun: Removable[] = [];
  afterAll(async () => {
    for (const each of begun.reverse()) await each.remove();
  });
  return <T extends Removable>(each: T): T => {
    begun.push(each);
    return each;
  };
}
