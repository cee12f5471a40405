import attributes from '~data/attributes.json' with { type: 'json' };
import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import {
  categoryLink,
  closeFilters,
  filterButton,
  openFilters,
  option,
  optionCount,
  resultCount,
  shownNames,
} from './support/filters';
import { expectFocusKept, open } from './support/page';
import { at, inOneLanguage, nameOf, otherLocale, productsIn } from './support/shop';
import { wordsIn } from './support/words';

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

  test.describe('filters by attributes', () => {
    test('two of them narrow a category; the address restores them anywhere', async ({
      page,
      context,
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
      // What is selected in one visit of the sheet is one history entry.
      await closeFilters(page, words);
      await openFilters(page, words);
      const cardioid = option(group(pattern.label), pattern.options.cardioid[locale]);
      await expect.poll(() => optionCount(cardioid)).toBe(found.length);
      await cardioid.check();
      await closeFilters(page, words);
      await expect(page).toHaveURL(address);
      const names = found.map((product) => nameOf(product, locale)).toSorted();
      await expect.poll(async () => (await shownNames(page)).toSorted()).toEqual(names);

      const named = (label: Record<typeof locale, string>, value: string) =>
        fill(catalogue.filters.named, { label: label[locale], value });
      const chips = page.getByRole('list', { name: catalogue.filters.selected });
      const texts = [
        named(transducer.label, transducer.options.condenser[locale]),
        named(pattern.label, pattern.options.cardioid[locale]),
      ];
      await expect(chips.getByRole('button')).toHaveText(texts);

      const shared = await context.newPage();
      await shared.goto(address);
      await expect(shared.getByRole('article')).toHaveCount(found.length);
      const other = otherLocale(locale);
      await shared.getByRole('link', { name: wordsIn[other].common.language.label }).click();
      await expect(shared).toHaveURL(address.replace(root, at('/instruments', other)));
      await expect(shared.getByRole('article')).toHaveCount(found.length);
      await expect(
        shared
          .getByRole('list', { name: wordsIn[other].catalogue.filters.selected })
          .getByText(pattern.options.cardioid[other]),
      ).toBeVisible();
      await shared.close();

      await page.reload();
      await expect(page.getByRole('article')).toHaveCount(found.length);
      await page.goBack();
      await expect.poll(() => resultCount(page)).toBe(condensers.length);
      await page.goForward();
      await expect.poll(() => resultCount(page)).toBe(found.length);
      if (await filterButton(page, words).isVisible()) {
        await expect(filterButton(page, words)).toHaveText(`${catalogue.filters.button}(2)`);
      }

      for (const name of texts) {
        await page.getByRole('button', { name: fill(catalogue.filters.remove, { name }) }).click();
        await expectFocusKept(page);
      }
      await expect(page).toHaveURL(`${root}/recording`);
      await expect.poll(() => resultCount(page)).toBe(productsIn.recording.length);
    });

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
      await expect(page.getByText(catalogue.failed)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);

      await page.unroute(lists);
      await page.getByRole('button', { name: catalogue.retry }).click();
      await expectFocusKept(page);
      await expect(page.getByRole('article')).toHaveCount(found.length);
    });
  });
}, 'en');
