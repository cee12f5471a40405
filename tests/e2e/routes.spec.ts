import { languageTags } from '~/i18n/locales';
import { expect, test } from './fixtures';
import { pageStates } from './support/pages';
import { at, inEachLanguage } from './support/shop';

// tests/site/routes.test.ts checks the headings and titles of these pages.
inEachLanguage((locale) => {
  test('every page is served in its language', async ({ request }) => {
    for (const { path } of pageStates) {
      const response = await request.get(at(path, locale));
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toContain(`lang="${languageTags[locale]}"`);
    }
  });
});
