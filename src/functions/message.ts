import { z } from 'zod';
import {
  isEmptyMessage,
  messageFields,
  type MessageTexts,
} from '~/features/contact/message-fields';
import { formFields, takesForm } from './http/form';
import { textFields, withAnyPhone } from './http/text-field';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/messages',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** `POST` writes a message of the contact form to the CMS (docs/orders.md). */
export default takesForm<MessageTexts>({
  name: 'Message',
  path: 'messages',
  // Offices share an address.
  limit: { most: 5, minutes: 10 },
  schema: z
    .strictObject({ ...formFields, ...textFields(messageFields.map(withAnyPhone)) })
    .refine((message) => !isEmptyMessage(message), { path: ['message'], message: 'is empty' }),
});
