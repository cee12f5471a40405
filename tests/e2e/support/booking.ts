import { expect, type Locator, type Page } from '@playwright/test';
import rooms from '~data/studios.json' with { type: 'json' };
import teachers from '~data/teachers.json' with { type: 'json' };
import type { Locale } from '~/i18n/locales';
import { at } from './shop';
import { wordsIn } from './words';

/** The values entered in the form. */
export const person = {
  name: '陳大文',
  phone: '9123 4567',
  email: 'chan@example.com',
  wishes: 'First line\nSecond & more',
} as const;

/** A Tuesday, 10:30 in Hong Kong. */
const NOW = '2026-12-01T10:30:00+08:00';
export const TOMORROW = '2026-12-02';

/** Opens the form of a room or teacher at that time. */
export async function openBooking(page: Page, locale: Locale, room = 'a') {
  const { booking, lesson, ...words } = wordsIn[locale].studio;
  const isLesson = teachers.some(({ id }) => id === room);
  const name = [...rooms, ...teachers].find(({ id }) => id === room)?.name[locale] ?? '';
  await page.clock.setFixedTime(NOW);
  await page.goto(at(isLesson ? '/services/trial-lesson' : '/studio-rental', locale));
  const article = page.getByRole('article', { name });
  await article.getByText(isLesson ? lesson.book : words.book, { exact: true }).click();
  // The form loads when visible; it may be below the viewport.
  await article.locator('details > div').scrollIntoViewIfNeeded();
  const choose = (label: 'start' | 'hours' | 'heads') =>
    article.getByRole('combobox', { name: booking[label], exact: true });
  const box = (field: keyof typeof person) =>
    article.getByRole('textbox', {
      name: new RegExp(
        `^${isLesson && field === 'wishes' ? lesson.booking.wishes : booking[field]}`,
      ),
    });
  const form = {
    name,
    day: article.getByLabel(booking.day, { exact: true }),
    start: choose('start'),
    hours: choose('hours'),
    heads: choose('heads'),
    total: article.locator('output'),
    /** The outcome of the booking. */
    result: article.getByRole('status').last(),
    box,
    fillIn: async () => {
      for (const [field, text] of Object.entries(person)) {
        await box(field as keyof typeof person).fill(text);
      }
    },
    press: (label: 'send' | 'prepare') =>
      article.getByRole('button', { name: booking[label] }).click(),
  };
  await expect(form.day).toBeVisible();
  return form;
}

/** Opens the form of Studio A, filled in for two hours from 14:00 tomorrow. */
export async function openFilledBooking(page: Page, locale: Locale) {
  const form = await openBooking(page, locale);
  await form.day.fill(TOMORROW);
  await form.start.selectOption('14:00');
  await form.hours.selectOption({ index: 1 });
  await form.heads.selectOption('3');
  await form.fillIn();
  return form;
}

/** The available start times, such as `13:00`. */
export const startsIn = async (start: Locator): Promise<string[]> =>
  (await start.getByRole('option').allTextContents()).map((text) => text.slice(0, 5));
