import { expect, it } from 'vitest';
import { attribute, complaints, type Page } from './site';

const idsOn = (page: Page) =>
  page.elements.flatMap((element) => attribute(element, 'id') ?? []).filter((id) => id !== '');

it('ids are unique on a page', () => {
  expect(
    complaints((page) => idsOn(page).filter((id, index, all) => all.indexOf(id) < index)),
  ).toEqual([]);
});

it('every referenced id exists', () => {
  const naming = [
    'for',
    'list',
    'popovertarget',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
  ];
  expect(
    complaints((page) => {
      const ids = new Set(idsOn(page));
      // A closed dialog has no content, and so no title.
      const open = page.elements.filter(({ tagName }) => tagName !== 'dialog');
      return open.flatMap(({ tagName, attrs }) =>
        attrs
          .filter(({ name }) => naming.includes(name))
          .flatMap(({ name, value }) =>
            value
              .split(/\s+/)
              .filter((id) => !ids.has(id))
              .map((id) => `no "${id}" for ${name} of <${tagName}>`),
          ),
      );
    }),
  ).toEqual([]);
});
