import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md', 'scripts/*/README.md']);
const textOf = (file: string) => readFileSync(file, 'utf8');

/** Returns the anchors of a document, as GitHub derives them from headings. */
const anchorsOf = (file: string) =>
  Array.from(textOf(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isLinkTarget(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? from : join(dirname(from), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || !file.endsWith('.md') || anchorsOf(file).includes(anchor);
}

it.each(documents)('%s links to files and headings that exist', (file) => {
  const links = Array.from(textOf(file).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
  const broken = links.filter((link) => !/^\w+:/.test(link) && !isLinkTarget(file, link));
  expect(broken).toEqual([]);
});

/** Folders with a leading dot are created by commands; `{slug}` stands for any name. */
const isMade = (path: string) => path.includes('/.') || path.includes('{');

/** Returns the paths that a list in braces names. */
function expand(pattern: string): string[] {
  const [, before = '', list, after = ''] = /^(.*)\{([^{}]*,[^{}]*)\}(.*)$/.exec(pattern) ?? [];
  return list?.split(',').flatMap((each) => expand(before + each + after)) ?? [pattern];
}

it.each(documents)('%s names paths that exist', (file) => {
  const paths = Array.from(
    textOf(file).matchAll(/`((?:src|scripts|data|tests|docs|public)\/[^`\s<>…]+)`/g),
    ([, path = '']) => expand(path.replace(/:\d+$/, '')),
  ).flat();
  // Names of routes contain brackets. Tests may be named without their extensions.
  const exists = (path: string) =>
    ['.', dirname(file)].some(
      (folder) =>
        globSync(`${join(folder, path).replaceAll('[', '[[]')}{,.test.ts,.test.tsx,.spec.ts}`)
          .length > 0,
    );
  expect(paths.filter((path) => !isMade(path) && !exists(path))).toEqual([]);
});
