import { expect, it } from 'vitest';
import { dictionaries } from '~/i18n/translate';
import { locales, pathPrefix } from '~/i18n/locales';
import { all, pageAt, textOf } from './site';

const mainOf = (path: string) => {
  const page = pageAt(path);
  const [main] = page ? all(page, 'main') : [];
  if (!main) throw new Error(`no page ${path}`);
  return textOf(main);
};

it.each(locales)(
  'in %s, the privacy policy of a simulated shop does not claim to receive orders',
  (locale) => {
    const { simulated, orderData, current } = dictionaries[locale].policies;
    const text = mainOf(`${pathPrefix(locale)}/privacy`);
    expect(text).toContain(simulated);
    expect(text).not.toContain(orderData);
    expect(text).not.toContain(current);
  },
);

it.each([
  ['/refund', '客戶服務時間：'],
  ['/en/refund', 'Customer service hours: Monday-Friday 9:00 AM - 6:00 PM HKT'],
])('%s says whose hours it has, as those of the shop differ', (path, hours) => {
  expect(mainOf(path)).toContain(hours);
});
