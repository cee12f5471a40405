import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words';

/** The button that opens the filter dialog on narrow screens; its label has the active count. */
export const filterButton = (page: Page, { catalogue: { filters } }: Words): Locator =>
  page.getByRole('button', { name: new RegExp(`^${filters.button}( ?\\(\\d+\\))?$`) });

/** Returns the filter panel with all groups open: the sidebar or, on narrow screens, the opened dialog. */
export async function openFilters(page: Page, words: Words): Promise<Locator> {
  const { filters } = words.catalogue;
  const aside = page.getByRole('complementary', { name: filters.title });
  const button = filterButton(page, words);
  await expect(aside.or(button)).toBeVisible();
  const isDialog = !(await aside.isVisible());
  if (isDialog) await button.click();
  const panel = isDialog ? page.getByRole('dialog', { name: filters.title }) : aside;
  await panel.locator('summary').evaluateAll((summaries: HTMLElement[]) => {
    for (const summary of summaries) {
      if (!summary.closest('details')?.open) summary.click();
    }
  });
  return panel;
}

/** Closes the filter dialog if it is open. */
export async function closeFilters(page: Page, { catalogue: { filters } }: Words): Promise<void> {
  const dialog = page.getByRole('dialog', { name: filters.title });
  if (!(await dialog.isVisible())) return;
  await page.keyboard.press('Escape');
  // The browser hides it before the page is notified: Back in between would leave the dialog's entry.
  await expect(page.locator('dialog.filter-dialog > *')).toHaveCount(0);
}

/** Removes all selections with the button beside the chips. */
export async function clearFilters(page: Page, words: Words): Promise<void> {
  await closeFilters(page, words);
  // The last one: the panel has one too.
  await page.getByRole('button', { name: words.catalogue.filters.clearAll }).last().click();
}

/** A checkbox of the panel; its accessible name ends with its count. */
export const option = (panel: Locator, name: string): Locator =>
  panel.getByRole('checkbox', { name: new RegExp(`^${RegExp.escape(name)} ?\\d+$`) });

/** The count of an option. */
export async function optionCount(option: Locator): Promise<number> {
  const [label] = await option.evaluate((input: HTMLInputElement) =>
    Array.from(input.labels ?? [], ({ textContent }) => textContent),
  );
  return Number(/\d+$/.exec(label ?? '')?.[0]);
}

/** The heading of the results: category and item count. */
export const resultsHeading = (page: Page): Locator => page.locator('#results-title');

/** The item count in the heading. */
export const resultCount = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await resultsHeading(page).textContent()) ?? '')?.[0]);

/** The names of the products on the page, in order. */
export const shownNames = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();

/** The link to a category; its accessible name ends with its count. */
export const categoryLink = (
  page: Page,
  { catalogue, categories }: Words,
  id: keyof Words['categories'],
): Locator =>
  page
    .getByRole('navigation', { name: catalogue.categories })
    .getByRole('link', { name: new RegExp(`^${RegExp.escape(categories[id])} ?\\d+$`) });
