import { z } from 'zod';
import { bookingStates, hourOf, MAX_HOURS, personFields } from './booking';
import { isEmptyMessage, messageFields } from './message';
import { MAX_STARS, reviewFields } from './review';
import { emailField } from './text-fields';
import {
  localeSchema,
  productIdSchema,
  randomIdSchema,
  textField,
  textFields,
} from './text-schema';

// Requests of the forms to the functions, and of the functions to the CMS, which takes the id from the path.

/** The fields that all forms share. An `id` is used for one content only. */
const formFields = {
  id: randomIdSchema,
  locale: localeSchema,
  website: z.string().max(1000),
  seconds: z.number().min(0),
};

/** Strapi reserves the name `locale`. */
const recordFields = { language: localeSchema };

const messageContent = textFields(messageFields);
const empty = { path: ['message'], message: 'is empty' };
export const messageSchema = z
  .strictObject({ ...formFields, ...messageContent })
  .refine((message) => !isEmptyMessage(message), empty);
export const messageRecordSchema = z
  .strictObject({ ...recordFields, ...messageContent })
  .refine((message) => !isEmptyMessage(message), empty);

export type MessageRecord = z.infer<typeof messageRecordSchema>;

const alertContent = { product: productIdSchema, email: textField(emailField) };
export const alertSchema = z.strictObject({ ...formFields, ...alertContent });
export const alertRecordSchema = z.strictObject({ ...recordFields, ...alertContent });
export type AlertRecord = z.infer<typeof alertRecordSchema>;

/** The body of `POST /api/alert-answers`. The token is known only to the recipient and the CMS. */
export const alertAnswerSchema = z.strictObject({
  token: randomIdSchema,
  answer: z.enum(['confirm', 'stop']),
});

const reviewTexts = textFields(reviewFields);
const reviewContent = {
  ...reviewTexts,
  reference: reviewTexts.reference.transform((reference) => reference.toUpperCase()),
  product: productIdSchema,
  stars: z.int().min(1).max(MAX_STARS),
};
export const reviewSchema = z.strictObject({ ...formFields, ...reviewContent });
export const reviewRecordSchema = z.strictObject({ ...recordFields, ...reviewContent });
export type ReviewRecord = z.infer<typeof reviewRecordSchema>;

const bookingContent = {
  ...textFields(personFields),
  room: z.string().min(1),
  hours: z.int().min(1).max(MAX_HOURS),
  heads: z.int().min(1),
  total: z.int().min(0),
};
export const bookingSchema = z.strictObject({ ...formFields, ...bookingContent, start: z.int() });
export const bookingRecordSchema = z.strictObject({
  ...recordFields,
  ...bookingContent,
  startsAt: z.iso.datetime().refine((date) => Number.isInteger(hourOf(date)), 'is not on the hour'),
});
export type BookingRecord = z.infer<typeof bookingRecordSchema>;

/** The CMS's response about a booking. */
export const bookingStatusSchema = z
  .object({
    room: z.string(),
    startsAt: z.iso.datetime(),
    hours: z.int(),
    state: z.enum(bookingStates),
  })
  .transform(({ startsAt, ...status }) => ({ ...status, start: hourOf(startsAt) }));

export const cancelRequestSchema = z.strictObject({ token: randomIdSchema, isSure: z.boolean() });
