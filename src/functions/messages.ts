import type { MessageTexts } from '~/contracts/message';
import { messageSchema } from '~/contracts/form-schema';
import { takesForm } from './http/form';

// Netlify parses this statically: no identifiers, and at most 180 s.
export const config = {
  path: '/api/messages',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** `POST` writes a message of the contact form to the CMS (docs/orders.md). */
export default takesForm<MessageTexts>({
  name: 'Message',
  path: 'messages',
  // Generous, because the people in an office share an IP address.
  limit: { most: 5, minutes: 10 },
  schema: messageSchema,
});
