import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Locale } from '~/contracts/languages';
import { bookingQuestion } from './booking-question';
import { useClosedDates } from './closed-dates';
import { BOOKING, ORDER } from './models';
import { oncePerVersion } from './once';
import { orderQuestion } from './order-question';
import { useLanguage } from './panel';
import { footerOf, Question, type QuestionTexts } from './question-dialog';

/** A change that a form asks about before it saves, with the texts of its dialog. */
function questionOf(
  model: string,
  before: unknown,
  after: unknown,
  language: Locale,
  closedDates: readonly string[],
): QuestionTexts | undefined {
  if (model === ORDER && before) return orderQuestion(before, after, language);
  return model === BOOKING ? bookingQuestion(before, after, language, closedDates) : undefined;
}

/**
 * Strapi's Save button, which asks before an order gets a state that does not follow or is sent without a tracking
 * number, and before a booking changes, is made or confirmed on a closed day, or is made outside the opening hours.
 */
export const askFirst =
  (Save: DocumentActionComponent): DocumentActionComponent =>
  (props) => {
    const action = Save(props);
    const language = useLanguage();
    const values = useForm('AskFirst', (form) => form.values);
    const { model, document } = props;
    const [once] = useState(oncePerVersion);
    const closedDates = useClosedDates(model === BOOKING);
    const question = action && questionOf(model, document, values, language, closedDates);
    if (!question) return action;
    const { onClick, ...others } = action;
    return {
      ...others,
      dialog: {
        type: 'modal',
        title: question.title,
        content: <Question {...question} />,
        footer: footerOf(question.confirm, () =>
          once(document, async () => {
            await onClick?.({} as never);
            return false;
          }),
        ),
      },
    };
  };
