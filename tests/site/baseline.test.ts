import { describe, expect, it } from 'vitest';
import { newFeatures } from '../new-features';
import { all, attribute, files, pages, rawText, readText } from './site';

const inlined = (tagName: string): string[] => [
  ...new Set(
    pages.flatMap((page) =>
      all(page, tagName)
        .filter(
          (element) =>
            !attribute(element, 'src') && !/json|rules/.test(attribute(element, 'type') ?? ''),
        )
        .map(rawText),
    ),
  ),
];

const builtFiles = (type: string): [string, string][] =>
  [...files].filter((file) => file.endsWith(type)).map((file) => [file, readText(file)]);

/** ms. Linting every built script takes seconds, and longer beside browser tests. */
const LINT_TIMEOUT = 60_000;

describe('browsers of the last 30 months (docs/decisions/0024-oldest-browsers.md)', () => {
  it.each([
    ['scripts', '.js', 'script'],
    ['styles', '.css', 'style'],
  ])('understand all %s', { timeout: LINT_TIMEOUT }, async (_, type, tagName) => {
    const sources = [
      ...builtFiles(type),
      ...inlined(tagName).map((code, index): [string, string] => [`inline-${index}${type}`, code]),
    ];
    expect(sources.length).toBeGreaterThan(0);
    const found = await Promise.all(sources.map(([file, code]) => newFeatures(code, file)));
    expect(found.flat()).toEqual([]);
  });

  it.each<[file: string, code: string, feature: string]>([
    ['page.js', "URL.parse('x')", 'URL.parse'],
    ['page.css', 'a { interpolate-size: allow-keywords }', 'interpolate-size'],
  ])('are protected from newer features: %s', async (file, code, feature) => {
    expect(await newFeatures(code, file)).toContainEqual(expect.stringContaining(feature));
  });
});
