import { acceptedPayments } from '~/site/accepted-payments';
import { settings, whatsappUrl } from '~/site/settings';
import { all, attribute, elementsIn, testPages, textOf, type Page } from './site';

const linksOf = (page: Page) =>
  all(page, 'footer')
    .flatMap(elementsIn)
    .filter(({ tagName }) => tagName === 'a');

/** Requirements §1: "the categories guitars, keyboards, recording and drums". */
const FIRST = ['guitars', 'keyboards', 'recording', 'drums'];

testPages('says when the shop is open, what it accepts and how to reach it', (page) => {
  const shown = all(page, 'footer').map(textOf).join();
  const links = all(page, 'a').map((link) => attribute(link, 'href'));
  return [
    ...settings.hours.map(({ opens, closes }) => `${opens}–${closes}`),
    ...acceptedPayments(page.locale),
  ]
    .filter((text) => !shown.includes(text))
    .concat(links.includes(whatsappUrl) ? [] : ['no link to WhatsApp']);
});

testPages('leads to the services', (page) => {
  const links = linksOf(page);
  return links.some((link) => attribute(link, 'href')?.endsWith('/services')) ? [] : ['no link'];
});

testPages('lists the required categories first', (page) => {
  const listed = linksOf(page)
    .map((link) => /\/instruments\/(\w+)$/.exec(attribute(link, 'href') ?? '')?.[1])
    .filter((id) => id !== undefined);
  return listed.length === 6 && FIRST.every((id, index) => listed[index] === id)
    ? []
    : [listed.join()];
});
