import { z } from 'zod';
import { refusal } from '~/i18n/reasons';
import { forEachLocale } from '~/i18n/locales';
import { paymentMethods } from '~/contracts/payment-methods';
import { paymentProviders } from './settings-env';

const text = z.string().trim().min(1);
const localized = z.strictObject(forEachLocale(() => text));
const time = z
  .string()
  .refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), { ...refusal('time'), abort: true });
const web = z.url({ protocol: /^https?$/ });
const isSafe = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === 'localhost';
};
const international = z
  .string()
  .refine((text) => /^\+[\d ]+$/.test(text), refusal('international'));
/** In whole HK$. */
const amount = z.custom<number>(Number.isSafeInteger, { ...refusal('dollars'), abort: true });
const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const days = z.int().min(0).max(60);
/** The maximum number of closed days: a mistyped year must not close the shop for years. */
const CLOSED = 100;
const lasting = z.int().min(1);
const dayRange = z
  .tuple([days, days])
  .refine(([from, to]) => from <= to, 'must not end before it begins');
/** The identifier of the shop's account for FPS; lengths fit the QR code (docs/decisions/0028-fps.md). */
const fpsProxy = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      type: z.literal('id'),
      value: z.string().refine((text) => /^\d{7}(\d{2})?$/.test(text), refusal('fpsId')),
    }),
    z.strictObject({
      type: z.literal('phone'),
      value: z
        .string()
        .refine((text) => /^\+(852-\d{8}|(?!852)\d{1,3}-\d{6,12})$/.test(text), refusal('mobile')),
    }),
    z.strictObject({
      type: z.literal('email'),
      value: z.email().refine(({ length }) => length <= 79, refusal('characters', { most: 79 })),
    }),
  ],
  'must be one of id, phone, email',
);
export type FpsProxy = z.infer<typeof fpsProxy>;

/** HK$: shipping is free for orders over `freeOver`; others pay `fee`. A fee of 0: always free. */
export const shippingSchema = z.strictObject({
  freeOver: amount.refine((each) => each >= 1, refusal('atLeast', { minimum: 1 })),
  fee: amount.refine((each) => each >= 0, refusal('negative')),
});

/** Schema of `data/site.json`. */
export const settingsSchema = z
  .strictObject({
    /**
     * Whether the shop is a demonstration: it shows samples (requirements §3), says so, and may
     * simulate payments. `false`: it sells, and shows no sample data.
     */
    demo: z.boolean('must be true or false'),
    brand: text,
    company: localized,
    /** Absolute URL of the site's root, without a trailing slash. */
    host: web.refine((url) => !url.endsWith('/'), 'must not end with a slash'),
    phone: international,
    email: z.email(),
    address: localized.extend({
      street: text,
      locality: text,
      region: text,
      country: z.string().length(2),
    }),
    /** Three lines, as the contact page shows them: weekdays, Saturday, Sunday. */
    hours: z
      .array(
        z
          .strictObject({ days: z.array(day).min(1), opens: time, closes: time })
          .refine(({ opens, closes }) => opens < closes, {
            path: ['closes'],
            ...refusal('closesEarly'),
          }),
      )
      .length(3),
    copyrightYear: z.int(),
    payment: z
      .strictObject({
        /** With two methods, the shopper chooses; with one, only its panel is shown. */
        methods: z
          .array(z.enum(paymentMethods))
          .min(1)
          .refine((all) => new Set(all).size === all.length, 'must not contain a method twice'),
        provider: z.enum(paymentProviders, {
          error: `must be ${paymentProviders.map((each) => `"${each}"`).join(' or ')}`,
        }),
        /** The provider's name as displayed. */
        providerName: text,
        /** URL of the provider's payment pages; the simulation only shows it. */
        address: web,
        bank: z.strictObject({ name: localized, accountNumber: text, accountName: text }),
        /** Adds an FPS QR code to orders paid by bank transfer. */
        fps: fpsProxy.optional(),
      })
      .refine(({ provider, address }) => provider === 'simulated' || isSafe(address), {
        path: ['address'],
        message: 'must be https, except on localhost, when payments are real',
      }),
    shipping: shippingSchema,
    /** Delivery times of orders (requirements §9), in business days from and to. */
    delivery: z.strictObject({
      /** Orders before this time in Hong Kong on a business day count from that day. */
      cutOff: time,
      businessDays: z.array(day).min(1),
      /** Dates on which the shop is closed and nothing is delivered, such as public holidays. */
      closedDates: z
        .array(z.iso.date())
        .refine(
          ({ length }) => length <= CLOSED,
          refusal('items', { most: CLOSED, items: 'days' }),
        ),
      dispatch: dayRange,
      times: z.strictObject({ urban: dayRange, territories: dayRange, outlying: dayRange }),
    }),
    /** Warranty of products without their own. Absent: no warranty is stated. */
    warranty: localized.optional(),
    maps: z.strictObject({ name: text, /** The address is appended. */ url: web }),
    cms: z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      name: text,
      adminUrl: web,
      docsUrl: web,
    }),
    /**
     * Days after which the CMS deletes messages, past bookings, sent mails and stock alerts, and
     * anonymizes orders.
     */
    retentionDays: z.strictObject({
      message: lasting,
      booking: lasting,
      mail: lasting,
      order: lasting,
      alert: lasting,
      unconfirmedAlert: lasting,
    }),
    contact: z.strictObject({
      /** URL that the contact form posts to; with `null` it offers a mail link instead. */
      endpoint: web.nullable(),
      /** Number of a WhatsApp account, if the shop has one. */
      whatsapp: international.optional(),
    }),
    /** The shop's pages on social networks, with the names of their links. */
    social: z.array(z.strictObject({ name: text, url: web })).optional(),
  })
  .refine(({ demo, payment }) => demo || payment.provider !== 'simulated', {
    path: ['payment', 'provider'],
    message:
      'must not be "simulated" when demo is false: nobody would be charged. Set "stripe", or demo to true',
  })
  .refine(({ demo }) => !(demo && process.env['STRIPE_SECRET_KEY']?.startsWith('sk_live_')), {
    path: ['demo'],
    message: 'must be false when STRIPE_SECRET_KEY is a live key: cards would be charged',
  });
export type Settings = z.infer<typeof settingsSchema>;
