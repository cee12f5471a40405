import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import builtIn from '~data/guides.json';
import { locales } from '~/i18n/locales';

const folder = 'data/guides';
const catalogue = readdirSync('data/catalogue').flatMap(
  (file) => JSON.parse(readFileSync(`data/catalogue/${file}`, 'utf8')) as { id: string }[],
);
const ids = new Set(catalogue.map(({ id }) => id));

it('are all listed for the CMS, whose entries change them', () => {
  expect(Object.keys(builtIn)).toEqual(readdirSync(folder).sort());
});

describe.each(readdirSync(folder))('the guide %s', (slug) => {
  const [zh = '', en = ''] = locales.map((locale) =>
    readFileSync(`${folder}/${slug}/${locale}.md`, 'utf8'),
  );

  it('has the same structure in both languages', () => {
    const marks = (text: string) => text.match(/^(##|- |\d+\.|\|)/gm);
    expect(marks(zh.split('---\n')[2] ?? '')).toEqual(marks(en.split('---\n')[2] ?? ''));
  });

  it('names products of the catalogue', () => {
    const products = /^products: \[(?<list>.*)\]$/m.exec(zh)?.groups?.['list'] ?? '';
    const named = products.split(',').map((id) => id.replaceAll(/\D/g, ''));
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});
