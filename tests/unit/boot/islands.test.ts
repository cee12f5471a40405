import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Each component that a template hydrates, with its file. */
const islands = globSync('src/**/*.astro').flatMap((template) => {
  const text = readFileSync(template, 'utf8');
  return Array.from(text.matchAll(/<(\w+)\s+client:/g), ([, name = '']) => {
    const file = new RegExp(`import \\{ ${name} \\} from '~/(.+)'`).exec(text)?.[1] ?? '';
    return [name, `src/${file}.tsx`] as const;
  });
});

it('every island has an error boundary', () => {
  expect(islands.length).toBeGreaterThan(8);
  const bare = islands.filter(
    ([name, file]) => !readFileSync(file, 'utf8').includes(`export const ${name} = island(`),
  );
  expect(bare).toEqual([]);
});
