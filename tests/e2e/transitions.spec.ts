import { expect, test } from './fixtures';
import { open } from './support/page';
import { at, inOneLanguage } from './support/shop';

// Only shoppers who have animations see transitions between pages.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

inOneLanguage((locale) => {
  // Any message in the console fails the test.
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
      // On a busy machine the product may load before it can be interrupted.
      await page.waitForURL(/\/(contact|product\/\d+)$/);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
