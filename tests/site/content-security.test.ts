import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { all, attribute, complaints, describeElement, rawText, type Page } from './site';

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
  it('is on every page exactly once', () => {
    expect(
      complaints((page) => (policies(page).length === 1 ? [] : [`${policies(page).length}`])),
    ).toEqual([]);
  });

  it.each([
    ['default-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
  ])('has %s %j', (name, sources) => {
    expect(
      complaints((page) =>
        policies(page).flatMap((policy) => {
          const found = policy.get(name)?.join(' ') ?? 'missing';
          return found === sources.join(' ') ? [] : [found];
        }),
      ),
    ).toEqual([]);
  });

  it.each(['script-src', 'style-src'])('%s allows only the site itself and hashes', (name) => {
    expect(
      complaints((page) =>
        policies(page).flatMap((policy) =>
          (policy.get(name) ?? ['missing']).filter(
            (source) => !/^'(self|sha(256|384|512)-.+)'$/.test(source),
          ),
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    ['script', 'script-src'],
    ['style', 'style-src'],
  ])('has the hash of every inline %s', (tagName, directive) => {
    expect(
      complaints((page) => {
        const known = new Set(policies(page).flatMap((policy) => policy.get(directive) ?? []));
        return inlineCode(page, tagName)
          .filter((code) => !known.has(sourceOf(code)))
          .map((code) => code.slice(0, 60));
      }),
    ).toEqual([]);
  });

  it('has no other hashes', () => {
    expect(
      complaints((page) => {
        const used = new Set(inlineCode(page, 'script', 'style').map(sourceOf));
        return policies(page)
          .flatMap((policy) => [...policy.values()].flat())
          .filter((source) => source.startsWith("'sha256-") && !used.has(source));
      }),
    ).toEqual([]);
  });
});

it('no element has a style or event handler attribute, which the policy would block', () => {
  expect(
    complaints((page) =>
      page.elements.flatMap((element) =>
        element.attrs
          .filter(({ name }) => name === 'style' || name.startsWith('on'))
          .map(({ name, value }) => `${name}="${value}" on ${describeElement(element)}`),
      ),
    ),
  ).toEqual([]);
});
