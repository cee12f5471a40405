import { expect, test } from './fixtures';
import { open } from './support/page';
import { at, inOneLanguage } from './support/shop';

// Transitions between pages are for shoppers who have animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

inOneLanguage((locale) => {
  // The console of a test must be empty.
  test('a navigation that interrupts another one says nothing', async ({ page }) => {
    for (const section of ['', '/guitars', '/audio', '/drums', '/recording', '/keyboards']) {
      const list = at('/instruments', locale) + section;
      await open(page, list);
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('article h3 a')?.click();
        requestAnimationFrame(() => {
          setTimeout(() => {
            location.assign('/contact');
          }, 10);
        });
      });
      // On a busy machine the product is there before it can be interrupted.
      await page.waitForURL(/\/(contact|product\/\d+)$/);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
