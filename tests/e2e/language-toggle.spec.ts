import { expect, test } from './fixtures';
import { wordsIn } from './support/words';

/** Paths that a careless link would turn into a protocol-relative URL of another host. */
const hostile = ['/en//evil.example/x', '/en///evil.example/x', '/en/\\evil.example/x'];

for (const path of hostile) {
  test(`the language toggle on ${path} stays on this host`, async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource.*404/, /404: no page at/);
    await page.goto(path);
    await page.getByRole('link', { name: wordsIn.zh.common.language.label }).click();
    await expect(page).toHaveURL('/evil.example/x');
    await page.getByRole('link', { name: wordsIn.en.common.language.label }).click();
    await expect(page).toHaveURL('/en/evil.example/x');
  });
}
