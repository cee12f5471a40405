import { z } from 'zod';
import { isOrderId } from '~/features/checkout/checkout-api';
import {
  isEmptyMessage,
  messageFields,
  type MessageRequest,
} from '~/features/contact/message-fields';
import { locales } from '~/i18n/locales';
import { issueOf, textField } from '../http/text-field';

const texts = Object.fromEntries(
  messageFields.map(({ name, type, max }) => [
    name,
    textField({ type: type === 'tel' ? 'text' : type, required: false, max }),
  ]),
);

const schema = z
  .strictObject({
    ...texts,
    id: z.string().refine(isOrderId, 'must be 32 hexadecimal digits'),
    locale: z.enum(locales),
    website: z.string().max(1000),
    seconds: z.number().min(0),
  })
  .transform((message) => message as MessageRequest)
  .refine((message) => !isEmptyMessage(message), { path: ['message'], message: 'is empty' });

/** A message in a request, or what is wrong with it. The issue contains no value of the request. */
export function readMessage(value: unknown): { message: MessageRequest } | { issue: string } {
  const { success, data, error } = schema.safeParse(value);
  return success ? { message: data } : { issue: issueOf(error, 'The message') };
}
