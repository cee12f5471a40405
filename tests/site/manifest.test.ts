import { find } from './addresses';
import { all, attribute, htmlLang, origin, readText, testPages, type Page } from './site';

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string }[];
}

const manifestOf = (page: Page): string => {
  const link = all(page, 'link').find((each) => attribute(each, 'rel') === 'manifest');
  const address = link && attribute(link, 'href');
  if (!address) throw new Error(`${page.path} has no manifest`);
  return address;
};

testPages('every page has a manifest whose language and start page are in its language', (page) => {
  const address = manifestOf(page);
  const manifest = JSON.parse(readText(address.slice(1))) as Manifest;
  const start = find(new URL(manifest.start_url, origin));
  return [
    ...(manifest.lang === htmlLang(page) ? [] : [`${address}: lang ${manifest.lang}`]),
    ...(typeof start === 'object' && start.locale === page.locale
      ? []
      : [`${address}: starts elsewhere`]),
    ...['192x192', '512x512']
      .filter((size) => !manifest.icons.some(({ sizes }) => sizes === size))
      .map((size) => `${address}: no icon of ${size}`),
  ];
});
