import { all, textOf, testPages, type Page } from './site';

const headings = (page: Page) =>
  all(page, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((element) => ({
    level: Number(element.tagName[1]),
    text: textOf(element),
  }));

testPages('every page has one h1', (page) => {
  const found = headings(page).filter(({ level }) => level === 1);
  return found.length === 1 ? [] : [`${found.length} h1`];
});

testPages('headings do not skip a level', (page) =>
  headings(page).flatMap(({ level, text }, index, before) => {
    const above = before[index - 1]?.level ?? 0;
    return level > above + 1
      ? [`h${level} "${text}" after ${above ? `h${above}` : 'nothing'}`]
      : [];
  }),
);

testPages('headings are not empty', (page) =>
  headings(page)
    .filter(({ text }) => text === '')
    .map(({ level }) => `h${level}`),
);
