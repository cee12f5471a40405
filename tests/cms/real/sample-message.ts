import { putToCms } from '~/functions/http/cms';
import type { OrdersSettings } from '~/functions/http/environment';
import { nextId } from './sample-order';

/** Sends a message, by default from a unique address. */
export const sendMessage = (cms: OrdersSettings, changes: object = {}, id = nextId()) =>
  putToCms(cms, `messages/${id}`, {
    name: '陳大文',
    phone: '9123 4567',
    email: `${id}@example.com`,
    subject: 'Stratocaster',
    message: 'In stock?',
    language: 'en',
    ...changes,
  });
