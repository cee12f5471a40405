import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'docs/decisions';
const files = readdirSync(folder).filter((file) => /^\d/.test(file));

it('lists every decision in the index, with its title', () => {
  const rows = readFileSync(`${folder}/README.md`, 'utf8').matchAll(
    /^\| \[\d{4}\]\((\S+)\) +\| (.+?) +\| \d{4}-\d\d-\d\d \| accepted \|$/gm,
  );
  const listed = Object.fromEntries(
    [...rows].map(([, file = '', title]) => [file, title] as const),
  );
  const titles = files.map((file) => [
    file,
    /^# (.+)$/m.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1],
  ]);
  expect(listed).toEqual(Object.fromEntries(titles));
});
