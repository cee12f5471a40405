import { putToCms } from '~/functions/http/cms';
import type { OrdersSettings } from '~/functions/http/environment';
import { nextId } from './sample-order';

/** Sends a review of product 1. */
export const sendReview = (cms: OrdersSettings, changes: object = {}, id = nextId()) =>
  putToCms(cms, `reviews/${id}`, {
    product: '1',
    stars: 4,
    text: 'Warm sound',
    name: '陳大文',
    reference: '',
    email: '',
    language: 'en',
    ...changes,
  });
