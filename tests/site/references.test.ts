import { attribute, testPages, type Page } from './site';

const idsOn = (page: Page) =>
  page.elements.flatMap((element) => attribute(element, 'id') ?? []).filter((id) => id !== '');

testPages('ids are unique on a page', (page) =>
  idsOn(page).filter((id, index, all) => all.indexOf(id) < index),
);

const naming = /^(for|list|popovertarget|aria-(labelledby|describedby|controls|owns))$/;

testPages('every referenced id exists', (page) => {
  const ids = new Set(idsOn(page));
  // A closed dialog has no content, and so no title.
  const open = page.elements.filter(({ tagName }) => tagName !== 'dialog');
  return open.flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ name }) => naming.test(name))
      .flatMap(({ name, value }) =>
        value
          .split(/\s+/)
          .filter((id) => !ids.has(id))
          .map((id) => `no "${id}" for ${name} of <${tagName}>`),
      ),
  );
});
