import { z } from 'zod';
import data from '~data/answers.json';
import edited from '~data/guides.json';
import { hoursLines } from '~/site/hours';
import { deliveryCost, deliveryTimes } from '~/features/delivery/delivery-cost';
import { parseData } from '~/build/parse-data';
import { fill } from '~/i18n/fill';
import { forEachLocale, language, languageTags, type Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import { isRoute } from '~/site/routes';
import { settings } from '~/site/settings';
import type { AnswerLink, PageAnswer } from '../shared/index-format';
import { searchWord } from './synonyms-schema';

const text = z.string().trim().min(1);

export const answersSchema = z.array(
  z.strictObject({
    /** Path of the page in the default language, perhaps with a fragment. */
    page: z.string().refine((page) => isRoute(page.replace(/#.*/, '')), 'is not a page'),
    title: z.strictObject(forEachLocale(() => text)),
    /** With `{{address}}`, `{{phone}}`, `{{hours}}`, `{{delivery}}`, `{{payment}}` and `{{lessons}}`. */
    text: z.strictObject(forEachLocale(() => text)),
    /** Phrases of questions that the page answers. */
    words: z.array(searchWord).min(1),
  }),
);

function hours(locale: Locale): string {
  const [colon, semicolon] = language(locale).spaced ? [': ', '; '] : ['：', '；'];
  return hoursLines(locale)
    .map(({ days, times }) => days + colon + times)
    .join(semicolon);
}

/** The ways to pay that the checkout offers. */
function payment(locale: Locale): string {
  const t = translator(locale);
  const { methods, fps } = settings.payment;
  const ways = methods.flatMap((method) => [
    t(`checkout.payment.${method}`),
    ...(method === 'bank' && fps ? [t('checkout.payment.fps.name')] : []),
  ]);
  return new Intl.ListFormat(languageTags[locale], { type: 'disjunction' }).format(ways);
}

/** Only the types: `src/content/guide-schema.ts` validates the texts. */
const guideText = z.object({ title: z.string().trim(), description: z.string().trim() });
const guideSchema = z.object(forEachLocale(() => guideText.partial().default({})));
/** The texts of guides that editors have changed or added. */
const guides = parseData('data/guides.json', z.record(z.string(), guideSchema), edited);

const inFile = parseData('data/answers.json', answersSchema, data);

/**
 * The answers of the file. Those about a guide that an editor has changed have its title and description, and are found
 * by the title.
 */
const listed = inFile.map((answer) => {
  const guide = guides[answer.page.replace('/guides/', '')];
  const titles = guide ? [guide.zh.title ?? '', guide.en.title ?? ''] : [];
  return {
    ...answer,
    words: [...answer.words, ...titles.filter((title) => searchWord.safeParse(title).success)],
    title: forEachLocale((locale) => guide?.[locale].title || answer.title[locale]),
    text: forEachLocale((locale) => guide?.[locale].description || answer.text[locale]),
  };
});

/** Guides that exist only in the CMS. A slug of one word is left out: it may be the name of a product. */
const furtherGuides = Object.entries(guides)
  .map(([slug, texts]) => {
    const title = forEachLocale((locale) => texts[locale].title ?? '');
    const phrases = [...Object.values(title), slug.includes('-') ? slug.replaceAll('-', ' ') : ''];
    return {
      page: `/guides/${slug}`,
      title,
      text: forEachLocale((locale) => texts[locale].description ?? ''),
      words: phrases.filter((phrase) => searchWord.safeParse(phrase).success),
    };
  })
  .filter(
    ({ page, title }) =>
      Object.values(title).every(Boolean) && !listed.some((each) => each.page === page),
  );

/** Questions that pages of the shop answer (`data/answers.json`), as the index has them. */
export const answers: readonly PageAnswer[] = [...listed, ...furtherGuides].map(
  ({ page, title, text, words }) => ({
    words,
    link: forEachLocale((locale): AnswerLink => {
      const t = translator(locale);
      const { address, phone } = settings;
      const values = {
        address: address[locale],
        phone,
        hours: hours(locale),
        payment: payment(locale),
        lessons: t('home.services.education.text'),
        delivery: [deliveryCost(locale), t('delivery.cost.abroad'), deliveryTimes(locale)].join(
          language(locale).spaced ? ' ' : '',
        ),
      };
      return [localPath(page, locale), title[locale], fill(text[locale], values)];
    }),
  }),
);
