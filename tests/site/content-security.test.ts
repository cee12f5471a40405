import { createHash } from 'node:crypto';
import { describe } from 'vitest';
import { all, attribute, describeElement, rawText, testPages, type Page } from './site';

/** The policies of a page, each a map from directive to sources. */
const policies = (page: Page) =>
  all(page, 'meta')
    .filter((meta) => attribute(meta, 'http-equiv')?.toLowerCase() === 'content-security-policy')
    .map((meta) => {
      const directives = (attribute(meta, 'content') ?? '')
        .split(';')
        .map((each) => each.trim().split(/\s+/));
      return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
    });

const inlineCode = (page: Page, ...tagNames: string[]) =>
  all(page, ...tagNames)
    .filter((element) => !attribute(element, 'src') && !isData(attribute(element, 'type')))
    .map(rawText);

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const isData = (type: string | undefined) =>
  type === 'application/ld+json' || type === 'application/json';

describe('the content security policy', () => {
  testPages('is on every page exactly once', (page) =>
    policies(page).length === 1 ? [] : [`${policies(page).length}`],
  );

  for (const [name, source] of [
    ['default-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ] as const) {
    testPages(`has ${name} ${source}`, (page) =>
      policies(page).flatMap((policy) => {
        const found = policy.get(name)?.join(' ') ?? 'missing';
        return found === source ? [] : [found];
      }),
    );
  }

  for (const [tagName, directive] of [
    ['script', 'script-src'],
    ['style', 'style-src'],
  ] as const) {
    testPages(`${directive} allows only the site itself and hashes`, (page) =>
      policies(page).flatMap((policy) =>
        (policy.get(directive) ?? ['missing']).filter(
          (source) => !/^'(self|sha(256|384|512)-.+)'$/.test(source),
        ),
      ),
    );

    testPages(`${directive} has the hash of every inline ${tagName}`, (page) => {
      const known = new Set(policies(page).flatMap((policy) => policy.get(directive) ?? []));
      return inlineCode(page, tagName)
        .filter((code) => !known.has(sourceOf(code)))
        .map((code) => code.slice(0, 60));
    });
  }

  testPages('has no other hashes', (page) => {
    const used = new Set(inlineCode(page, 'script', 'style').map(sourceOf));
    return policies(page)
      .flatMap((policy) => [...policy.values()].flat())
      .filter((source) => source.startsWith("'sha256-") && !used.has(source));
  });
});

testPages(
  'no element has a style or event handler attribute, which the policy would block',
  (page) =>
    page.elements.flatMap((element) =>
      element.attrs
        .filter(({ name }) => name === 'style' || name.startsWith('on'))
        .map(({ name, value }) => `${name}="${value}" on ${describeElement(element)}`),
    ),
);
