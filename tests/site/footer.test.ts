import { acceptedPayments } from '~/site/accepted-payments';
import { settings, whatsappUrl } from '~/site/settings';
import { all, attribute, testPages, textOf } from './site';

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
