import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { hold } from './support/page';
import { at, inOneLanguage, otherLocale, site } from './support/shop';
import { wordsIn } from './support/words';
import type { Locale } from '~/i18n/locales';

inOneLanguage((locale, words) => {
  const { contact } = words;
  const { form } = contact;
  const address = at('/contact', locale);

  // Requirements §2.7: "elsewhere the page prepares an e-mail and says so".
  test('a message is validated and opens in the e-mail client', async ({ page }) => {
    const sent: string[] = [];
    await page.goto(address);
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(request.url());
    });
    await expect(page.getByText(form.introByMail)).toBeVisible();
    const email = page.getByRole('textbox', { name: form.email });
    const send = page.getByRole('button', { name: form.send });
    await page.getByRole('textbox', { name: form.name }).fill('陳 & Co');
    await page.getByRole('textbox', { name: form.phone }).fill('9123 4567');
    await page.getByRole('textbox', { name: form.subject }).fill('Tuning?');
    await page.getByRole('textbox', { name: form.message }).fill('First line\nSecond + 50%');
    // Requirements §5.2: "Nothing is required; an e-mail address must be valid."
    await email.fill('chan@example');
    await send.click();
    await expect(email).toHaveAccessibleDescription(words.forms.problems.email);
    await expect(email).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await email.fill('');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await email.fill('not an address');
    await send.click();
    await expect(email).toHaveJSProperty('validity.valid', false);
    await expect(page.getByText(form.byMailTitle)).toHaveCount(0);

    await email.fill('chan@example.com');
    await send.click();
    const answer = page.getByRole('main').getByRole('status');
    await expect(answer).toContainText(form.byMailTitle);
    expect(await violations(page)).toEqual([]);
    await expect(answer).toContainText(fill(form.byMailText, { phone: site.phone }));
    const link = answer.getByRole('link', {
      name: fill(form.byMailAction, { email: site.email }),
    });
    const mail = new URL((await link.getAttribute('href')) ?? '');
    expect(mail.protocol + mail.pathname).toBe(`mailto:${site.email}`);
    expect(mail.searchParams.get('subject')).toBe('Tuning?');
    expect(mail.href).toContain('First%20line%0D%0ASecond');
    const body = mail.searchParams.get('body') ?? '';
    for (const part of ['First line\r\nSecond + 50%', '陳 & Co', '9123 4567']) {
      expect(body).toContain(part);
    }
    await expect(page).toHaveURL(address);
    expect(sent).toEqual([]);

    // The link follows later edits.
    await page.getByRole('textbox', { name: form.message }).fill('After');
    await expect(link).toHaveAttribute('href', /body=After/);
  });

  test('the language toggle keeps what was entered', async ({ page }) => {
    await page.goto(`${address}?subject=Room`);
    const other = otherLocale(locale);
    const entered = {
      name: '陳大文',
      phone: '9123 4567',
      email: 'chan@example.com',
      subject: 'Room on Friday',
      message: 'First line\nSecond',
    } as const;
    type Name = keyof typeof entered;
    const names = Object.keys(entered) as Name[];
    const box = (locale: Locale, name: Name) =>
      page.getByRole('textbox', { name: wordsIn[locale].contact.form[name], exact: true });
    await expect(box(locale, 'subject')).toHaveValue('Room');
    for (const name of names) await box(locale, name).fill(entered[name]);
    await page.getByRole('link', { name: wordsIn[other].common.language.label }).click();
    await expect(page).toHaveURL(`${at('/contact', other)}?subject=Room`);
    for (const name of names) await expect(box(other, name)).toHaveValue(entered[name]);
  });

  test('a form that is sent before its scripts have arrived is sent afterwards', async ({
    page,
  }) => {
    const release = await hold(page, '**/_astro/MessageForm.*.js');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const message = page.getByRole('textbox', { name: form.message });
    await message.fill('Early');
    await page.getByRole('button', { name: form.send }).click();
    release();
    const answer = page.getByRole('main').getByRole('status');
    await expect(answer.getByRole('link')).toHaveAttribute('href', /body=Early$/);
    await expect(message).toHaveValue('Early');
    await expect(page).toHaveURL(address);
  });

  test('map, phone and e-mail are links', async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    const { name: provider, url } = site.maps;
    const map = main.getByRole('link', { name: fill(contact.location.view, { provider }) });
    await expect(map).toHaveAttribute('href', url + encodeURIComponent(site.address[locale]));
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', /noopener/);
    await expect(map).toHaveAccessibleName(new RegExp(RegExp.escape(contact.location.newTab)));
    const mail = main.getByRole('link', { name: site.email });
    await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
    const phone = main.getByRole('link', { name: site.phone });
    await expect(phone).toHaveAttribute('href', /^tel:\+852/);
  });
}, 'en');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  inOneLanguage((locale, { contact: { form } }) => {
    test('the contact form says that it opens an e-mail', async ({ page }) => {
      await page.goto(at('/contact', locale));
      await expect(page.getByRole('textbox', { name: form.message })).toBeVisible();
      const note = fill(form.noScript, { phone: site.phone.replaceAll(' ', '\u00a0') });
      await expect(page.getByText(note)).toBeVisible();
      const ownForm = page.locator('main form');
      await expect(ownForm).toHaveAttribute('action', `mailto:${site.email}`);
      // Otherwise the message would be encoded like an address.
      await expect(ownForm).toHaveAttribute('enctype', 'text/plain');
    });
  });
});
