import attributes from '~data/attributes.json' with { type: 'json' };
import { fill } from '~/i18n/fill';
import { expect, test } from '../fixtures';
import {
  categoryLink,
  closeFilters,
  openFilters,
  option,
  optionCount,
  resultCount,
  shownNames,
} from '../support/filters';
import { expectFocusKept, open } from '../support/page';
import { at, inOneLanguage, nameOf, otherLocale, productsIn } from '../support/shop';
import { wordsIn } from '../support/words';

const condensers = productsIn.recording.filter(
  (product) => product.attributes?.['transducer'] === 'condenser',
);
const found = condensers.filter(({ attributes }) =>
  [attributes?.['pattern']].flat().includes('cardioid'),
);

inOneLanguage((locale, words) => {
  const { catalogue } = words;
  const root = at('/instruments', locale);
  const { transducer, pattern } = attributes;
  const address = `${root}?category=recording&pattern=cardioid&transducer=condenser`;

  // Requirements §2.4: "the attributes in which its products differ".
  test('two of them narrow a category; the address restores them in each language', async ({
    page,
  }) => {
    expect(found.length).toBeGreaterThan(0);
    expect(condensers.length).toBeGreaterThan(found.length);
    await open(page, `${root}/recording`);
    const panel = await openFilters(page, words);
    const group = (label: Record<typeof locale, string>) =>
      panel.getByRole('group', { name: label[locale], exact: true });
    const condenser = option(group(transducer.label), transducer.options.condenser[locale]);
    expect(await optionCount(condenser)).toBe(condensers.length);
    await condenser.check();
    const cardioid = option(group(pattern.label), pattern.options.cardioid[locale]);
    await expect.poll(() => optionCount(cardioid)).toBe(found.length);
    await cardioid.check();
    await closeFilters(page, words);
    await expect(page).toHaveURL(address);
    const names = found.map((product) => nameOf(product, locale)).toSorted();
    await expect.poll(async () => (await shownNames(page)).toSorted()).toEqual(names);

    const other = otherLocale(locale);
    await page.getByRole('link', { name: wordsIn[other].common.language.label }).click();
    await expect(page).toHaveURL(address.replace(root, at('/instruments', other)));
    await expect(page.getByRole('article')).toHaveCount(found.length);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(found.length);

    const texts = [
      { label: transducer.label, value: transducer.options.condenser },
      { label: pattern.label, value: pattern.options.cardioid },
    ].map(({ label, value }) =>
      fill(catalogue.filters.named, { label: label[locale], value: value[locale] }),
    );
    const chips = page.getByRole('list', { name: catalogue.filters.selected });
    await expect(chips.getByRole('button')).toHaveText(texts);
    for (const name of texts) {
      await page.getByRole('button', { name: fill(catalogue.filters.remove, { name }) }).click();
      await expectFocusKept(page);
    }
    await expect(page).toHaveURL(`${root}/recording`);
    await expect.poll(() => resultCount(page)).toBe(productsIn.recording.length);
  });

  // Requirements §2.4: "selections that it does not have are removed; the page names them and can
  // restore them".
  test('another category removes its own, which is said and can be undone', async ({ page }) => {
    const { selfNoise } = attributes;
    await open(page, `${root}/recording`);
    const panel = await openFilters(page, words);
    await option(panel, 'Rode').check();
    await option(panel.getByRole('group', { name: selfNoise.label[locale] }), '4 dBA').check();
    await closeFilters(page, words);
    const filtered = `${root}?category=recording&brand=Rode&selfNoise=4`;
    await expect(page).toHaveURL(filtered);
    await categoryLink(page, words, 'drums').click();
    await expect(page).toHaveURL(`${root}?category=drums&brand=Rode`);
    const names = fill(catalogue.filters.named, {
      label: selfNoise.label[locale],
      value: '4 dBA',
    });
    const notice = page.getByText(fill(catalogue.filters.dropped, { names }));
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: catalogue.filters.undo }).click();
    await expectFocusKept(page);
    await expect(page).toHaveURL(filtered);
    await expect(notice).toHaveCount(0);
    await expect.poll(() => resultCount(page)).toBe(1);
  });

  test('without the attributes, a filter by them fails instead of showing everything', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/net::ERR_FAILED/);
    const lists = /\/attributes\/.*\.json$/;
    await page.route(lists, (route) => route.abort());
    await page.goto(`${root}/recording?brand=Rode`);
    await expect
      .poll(() => resultCount(page))
      .toBe(productsIn.recording.filter(({ nameEn }) => nameEn.startsWith('Rode ')).length);
    await page.goto(address);
    await expect(page.getByText(catalogue.failed).last()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);

    await page.unroute(lists);
    await page.getByRole('button', { name: catalogue.retry }).click();
    await expectFocusKept(page);
    await expect(page.getByRole('article')).toHaveCount(found.length);
  });
}, 'en');
