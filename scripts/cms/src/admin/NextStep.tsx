import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { isPaidLater } from '~/contracts/payment-methods';
import type { Order } from '../orders/order-rules';
import { bookingQuestion } from './booking-question';
import { useClosedDates } from './closed-dates';
import { BOOKING, ORDER } from './models';
import { stepsOf } from './next-steps';
import { oncePerVersion } from './once';
import { recordOf, useLanguage } from './panel';
import { Payment, paymentWords } from './payment-dialog';
import { footerOf, Question } from './question-dialog';
import { isUntracked, Tracking, trackingWords } from './tracking-dialog';
import { useSave } from './use-save';

/**
 * The next step of an order, a booking or a message, with what else is in the form, as one button. It asks whether a
 * payment has arrived, for a tracking number, and before it confirms a booking on a closed day.
 */
export const NextStep: DocumentActionComponent = ({
  model,
  collectionType,
  documentId,
  document,
}) => {
  const language = useLanguage();
  const { save, isLoading } = useSave();
  const { values, getValues } = useForm('NextStep', (form) => form);
  const [once] = useState(oncePerVersion);
  const closedDates = useClosedDates(model === BOOKING);
  const state = String(document?.['state']);
  const next = stepsOf[model]?.[state];
  if (!documentId || !next) return null;
  const { label, collect = label } = next;
  const name = (document?.['area'] === 'collect' ? collect : label)[language];
  const isPayment = model === ORDER && next.state === 'paid';
  // Those by card are reported: one that takes days may still fail.
  if (isPayment && !isPaidLater((document as unknown as Order).method)) return null;
  const question =
    model === BOOKING
      ? bookingQuestion(document, { ...recordOf(values), state: next.state }, language, closedDates)
      : undefined;
  const take = () =>
    once(document, async () => {
      const data = { ...getValues(), state: next.state };
      return save({ model, collectionType, documentId }, data);
    });
  return {
    label: name,
    position: ['panel'],
    loading: isLoading,
    // A state or a time that somebody has chosen is saved by Save.
    disabled:
      recordOf(values)['state'] !== state ||
      (model === BOOKING && bookingQuestion(document, values, language, []) !== undefined),
    onClick: async () => {
      const asks = isPayment || question || (next.state === 'shipped' && isUntracked(getValues()));
      if (!asks) await take();
      return !asks;
    },
    dialog: question
      ? {
          type: 'modal',
          title: question.title,
          content: <Question {...question} />,
          footer: footerOf(question.confirm, take),
        }
      : {
          type: 'modal',
          title: (isPayment ? paymentWords : trackingWords)[language].title,
          content: isPayment ? <Payment of={document as unknown as Order} /> : <Tracking />,
          footer: footerOf(name, take),
        },
  };
};
