import { fill } from '~/i18n/fill';
import type { Locale } from '~/i18n/locales';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { openBooking, openFilledBooking, person, startsIn, TOMORROW } from './support/booking';
import { at, inEachLanguage, inOneLanguage, otherLocale, site } from './support/shop';
import { faultsOfControls } from './support/controls';
import { wordsIn } from './support/words';

const timeOf = (locale: Locale) =>
  locale === 'zh' ? '12月2日星期三 14:00–15:00' : 'Wednesday, 2 Dec 14:00–15:00';

inEachLanguage((locale, words) => {
  const { booking, lesson } = words.studio;

  // Requirements §2.6: "elsewhere the form prepares a request by WhatsApp or mail".
  test('the form of a room is accessible, and prepares a WhatsApp message and a mail', async ({
    page,
    isMobile,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('/api/')) sent.push(request.url());
    });
    const form = await openFilledBooking(page, locale);
    await expect(form.total).toHaveText('2 × HK$800 = HK$1,600');
    await expect(form.heads.getByRole('option')).toHaveCount(4);
    await form.press('prepare');

    await expect(form.result).toContainText(booking.byHand.what);
    const [whatsapp, mail] = [booking.byWhatsapp, booking.byMail].map((name) =>
      form.result.getByRole('link', { name }),
    );
    const message = new URL((await whatsapp?.getAttribute('href')) ?? '');
    expect(message.href).toContain(site.contact.whatsapp.replaceAll(/\D/g, ''));
    for (const part of [form.name, '14:00–16:00', 'HK$1,600', ...Object.values(person)]) {
      expect(message.searchParams.get('text')).toContain(part);
    }
    const letter = new URL((await mail?.getAttribute('href')) ?? '');
    expect(letter.pathname).toBe(site.email);
    expect(letter.searchParams.get('subject')).toBe(fill(booking.subject, { room: form.name }));
    expect(sent).toEqual([]);
    expect(await violations(page)).toEqual([]);
    if (isMobile) expect(await faultsOfControls(page)).toEqual([]);
  });
  test('a trial lesson asks for a day and a start, and is a request for a lesson', async ({
    page,
    isMobile,
  }) => {
    await page.goto(at('/services', locale));
    await page.getByRole('link', { name: lesson.book }).click();
    await expect(page).toHaveURL(at('/services/trial-lesson', locale));
    const form = await openBooking(page, locale, 'teacher-piano');
    await expect(form.hours).toHaveCount(0);
    await expect(form.heads).toHaveCount(0);
    await expect(form.total).toHaveText(booking.free);
    await form.day.fill(TOMORROW);
    expect(await startsIn(form.start)).toEqual([
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
    ]);
    await form.start.selectOption('14:00');
    await form.fillIn();
    await form.press('prepare');
    await expect(form.result).toContainText(
      fill(lesson.booking.byHand.text, { time: timeOf(locale) }),
    );
    const link = form.result.getByRole('link', { name: booking.byWhatsapp });
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(text.split('\n').slice(0, 3)).toEqual([
      fill(lesson.booking.subject, { room: form.name }),
      timeOf(locale),
      booking.free,
    ]);
    expect(await violations(page)).toEqual([]);
    if (isMobile) expect(await faultsOfControls(page)).toEqual([]);
  });
}, '@once');

inOneLanguage((locale) => {
  test('the input is kept when the page is left', async ({ page }) => {
    let form = await openBooking(page, locale);
    await form.day.fill(TOMORROW);
    await form.start.selectOption('16:00');
    await form.fillIn();
    const other = otherLocale(locale);
    await page.getByRole('link', { name: wordsIn[other].common.language.label }).click();
    await expect(page).toHaveURL(at('/studio-rental', other));
    form = await openBooking(page, other);
    await expect(form.day).toHaveValue(TOMORROW);
    await expect(form.start.locator('option:checked')).toHaveText('16:00');
    await expect(form.box('wishes')).toHaveValue(person.wishes);
  });

  test('an address is checked before a request is prepared', async ({ page }) => {
    const form = await openBooking(page, locale);
    await form.fillIn();
    await form.box('email').fill('a@b');
    await form.press('prepare');
    await expect(form.box('email')).toBeFocused();
    await expect(form.result).toBeEmpty();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  inOneLanguage((locale, { studio }) => {
    test('Book Now says how to book', async ({ page }) => {
      await page.goto(at('/studio-rental', locale));
      const room = page.getByRole('article').first();
      await room.getByText(studio.book, { exact: true }).click();
      await expect(room.getByText(site.phone.slice(-4))).toBeVisible();
      await room.getByRole('link', { name: studio.noScriptLink }).click();
      await expect(page).toHaveURL(new RegExp(`${at('/contact', locale)}\\?subject=`));
    });
  });
});
