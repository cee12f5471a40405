import { dateOf } from '~/contracts/booking';
import alert from '~/functions/alerts';
import booking from '~/functions/bookings';
import message from '~/functions/messages';
import order from '~/functions/order';
import review from '~/functions/reviews';
import { request } from './lab';

type Fields = Record<string, unknown>;
type Row = [what: string, changes: Fields];

export type FormName = 'a message' | 'a review' | 'a booking' | 'a stock alert';

/** A kind of submission that a function passes to the CMS. */
export interface RecordKind {
  what: FormName | 'an order';
  run: (request: Request, context: { ip: string }) => Promise<Response>;
  /** Path of the function and, without `api/` and the id, of the CMS. */
  paths: readonly [string, string];
  /** The fields that body and record share. */
  fields: Fields;
  /** Returns the body for the function. */
  bodyOf: (fields: Fields) => object;
  /** Returns the record for the CMS. */
  recordOf: (fields: Fields) => object;
  accepted: readonly Row[];
  refused: readonly Row[];
}

const bodyOfForm = ({ language, ...fields }: Fields) => ({
  ...fields,
  locale: language,
  website: '',
  seconds: 20,
});

const hostileEmails: readonly Row[] = [
  ['a domain without a dot', { email: 'a@b' }],
  ['a header in an address', { email: 'a@b.hk\nBcc: c@d.hk' }],
  ['a list as address', { email: ['a@b.hk'] }],
];
const hostileNames = (field: string): readonly Row[] => [
  ['a header in a name', { [field]: 'x\nBcc: all@example.com' }],
  ['an object as name', { [field]: { $ne: '' } }],
];
const forAll: readonly Row[] = [
  ['an unknown language', { language: 'fr' }],
  ['no language', { language: undefined }],
];

/** @param start the first hour of a booking */
export const recordKinds = (start: number): readonly RecordKind[] => [
  {
    what: 'an order',
    run: order,
    paths: ['/api/order', 'orders'],
    fields: {
      ...request.customer,
      instructions: '',
      method: 'bank',
      language: 'zh',
      lines: [{ id: '7', name: 'Stratocaster', price: 12_000, quantity: 2, subtotal: 24_000 }],
    },
    bodyOf: ({ instructions, method, language, lines, ...customer }) => ({
      customer,
      instructions,
      method,
      locale: language,
      total: request.total,
      lines: (lines as Fields[]).map(({ id, price, quantity }) => ({ id, price, quantity })),
    }),
    recordOf: (fields) => ({
      ...fields,
      reference: 'OT-20261201-7KQ4MN',
      placedAt: new Date(0).toISOString(),
      payment: 'pending',
      itemCount: 2,
      subtotal: request.total,
      shipping: 0,
      total: request.total,
    }),
    accepted: [
      ['nothing unusual', {}],
      ['full-width digits', { phone: '＋８５２　９１２３４５６７' }],
      ['nothing to deliver', { area: 'collect', address: '', city: '' }],
      ['a country abroad', { area: 'abroad', country: 'Macao' }],
      ['instructions of two lines', { instructions: 'Ring\r\ntwice <b>' }],
    ],
    refused: [
      ...forAll,
      ...hostileEmails,
      ...hostileNames('lastName'),
      ['long instructions', { instructions: 'x'.repeat(1001) }],
      ['an unknown method', { method: 'cheque' }],
      ['no line items', { lines: [] }],
      [
        'a product twice',
        {
          lines: [1, 1].map((quantity) => ({
            id: '7',
            name: 'x',
            price: 12_000,
            quantity,
            subtotal: 12_000,
          })),
        },
      ],
      [
        'a part of a product',
        { lines: [{ id: '7', name: 'x', price: 12_000, quantity: 0.5, subtotal: 6000 }] },
      ],
    ],
  },
  {
    what: 'a message',
    run: message,
    paths: ['/api/messages', 'messages'],
    fields: {
      name: '陳大文',
      phone: 'after six',
      email: 'man@example.com',
      subject: 'Strings',
      message: 'Is it\r\nthere? <b>',
      language: 'en',
    },
    bodyOf: bodyOfForm,
    recordOf: (fields) => fields,
    accepted: [
      ['nothing unusual', {}],
      ['a subject only', { name: '', phone: '', email: '', message: '' }],
    ],
    refused: [
      ...forAll,
      ...hostileEmails,
      ...hostileNames('name'),
      ['a header in a subject', { subject: 'x\nBcc: all@example.com' }],
      ['a long text', { message: 'x'.repeat(5001) }],
      ['a field of the CMS', { state: 'answered' }],
    ],
  },
  {
    what: 'a review',
    run: review,
    paths: ['/api/reviews', 'reviews'],
    fields: {
      product: '1',
      stars: 4,
      text: 'Warm sound.\r\n<script>alert(1)</script>',
      name: '陳大文',
      reference: 'ot-20261201-7kq4mn',
      email: 'man@example.com',
      language: 'en',
    },
    bodyOf: bodyOfForm,
    recordOf: (fields) => fields,
    accepted: [
      ['nothing unusual', {}],
      ['neither reference nor address', { reference: '', email: '' }],
    ],
    refused: [
      ...forAll,
      ...hostileEmails,
      ...hostileNames('name'),
      ['no name', { name: ' ' }],
      ['no text', { text: '\u200b' }],
      ['a long text', { text: 'x'.repeat(3001) }],
      ['a part of a star', { stars: 4.5 }],
      ['a list of stars', { stars: [5] }],
      ['a long reference', { reference: 'x'.repeat(41) }],
      ['a path as product', { product: '../orders' }],
      ['a field of the CMS', { state: 'published' }],
      ['a mark that it was bought', { bought: true }],
    ],
  },
  {
    what: 'a booking',
    run: booking,
    paths: ['/api/bookings', 'bookings'],
    fields: {
      room: 'a',
      start,
      hours: 2,
      heads: 4,
      total: 1600,
      name: '陳大文',
      phone: '9123',
      email: 'man@example.com',
      wishes: 'Two amps\r\n<b>',
      language: 'en',
    },
    bodyOf: bodyOfForm,
    recordOf: ({ start, ...fields }) => ({
      ...fields,
      startsAt: dateOf(start as number).toISOString(),
    }),
    accepted: [
      ['nothing unusual', {}],
      ['no wishes', { wishes: '', start: start + 2 }],
      ['a free trial lesson', { room: 'teacher-piano', hours: 1, heads: 1, total: 0 }],
    ],
    refused: [
      ...forAll,
      ...hostileEmails,
      ...hostileNames('name'),
      ['no address', { email: ' ' }],
      ['no phone number', { phone: '' }],
      ['long wishes', { wishes: 'x'.repeat(2001) }],
      ['an unknown room', { room: 'z' }],
      ['more people than fit', { heads: 5 }],
      ['a part of an hour', { start: start + 0.5 }],
      ['a day in the past', { start: start - 24 * 7 }],
      ['a day too far ahead', { start: start + 24 * 70 }],
      ['a field of the CMS', { state: 'confirmed' }],
    ],
  },
  {
    what: 'a stock alert',
    run: alert,
    paths: ['/api/alerts', 'alerts'],
    fields: { product: '1', email: 'man@example.com', language: 'en' },
    bodyOf: bodyOfForm,
    recordOf: (fields) => fields,
    accepted: [['nothing unusual', {}]],
    refused: [
      ...forAll,
      ...hostileEmails,
      ['no address', { email: ' ' }],
      ['a path as product', { product: '../orders' }],
      ['no product', { product: '' }],
      ['a field of the CMS', { state: 'confirmed' }],
    ],
  },
];
