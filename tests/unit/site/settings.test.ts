import { afterEach, describe, expect, it, vi } from 'vitest';
import data from '~data/site.json';
import { deliveryCost } from '~/features/delivery/delivery-cost';
import { parseData } from '~/build/parse-data';
import { withEnv } from '~/site/settings-env';
import { settings, unbrokenAddress } from '~/site/settings';
import { settingsSchema } from '~/site/settings-schema';

/** A copy of the settings with one field changed, e.g. `payment.bank.name.en`. */
function changed(field: string, value: unknown): unknown {
  const copy: unknown = structuredClone(data);
  const path = field.split('.');
  const last = path.pop() ?? '';
  const owner = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], copy);
  (owner as Record<string, unknown>)[last] = value;
  return copy;
}

const issuesIn = (settings: unknown): string[] => {
  try {
    parseData('data/site.json', settingsSchema, settings);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

afterEach(() => {
  vi.unstubAllEnvs();
});

it('reads data/site.json', () => {
  expect(settings).toEqual(data);
});

it('lets the address wrap after commas only', () => {
  expect(unbrokenAddress('en').split(' ').slice(-4)).toEqual([
    '8\u00a0Chord\u00a0Street,',
    'Mong\u00a0Kok,',
    'Kowloon,',
    'Hong\u00a0Kong',
  ]);
  expect(unbrokenAddress('zh')).toBe(data.address.zh);
});

it('the delivery cost follows the setting', () => {
  expect(deliveryCost('en', { fee: 0, freeOver: 500 })).toBe(
    'Free Shipping in Hong Kong: Orders over $500, and for now all orders.',
  );
  // An order of exactly that amount pays the fee.
  expect(deliveryCost('zh', { fee: 0, freeOver: 500 })).toBe(
    '香港境內送貨：購物超過$500免運費，現時所有訂單均免運費。',
  );
  expect(deliveryCost('zh', { fee: 60, freeOver: 1200 })).toBe(
    '香港境內送貨：購物超過$1,200免運費；其他訂單運費$60。',
  );
});

describe('invalid settings', () => {
  it.each([
    ['company.en', '', 'company.en'],
    ['host', 'overtone.example', 'host'],
    ['host', 'https://overtone.example/', 'host'],
    ['address.country', 'Hong Kong', 'address.country'],
    ['delivery.cutOff', '4pm', 'delivery.cutOff'],
    ['delivery.dispatch', [2, 1], 'delivery.dispatch'],
    ['delivery.businessDays', [], 'delivery.businessDays'],
    ['hours', [], 'hours'],
    ['hours.0.days', ['Mon'], 'hours.0.days.0'],
    ['payment.methods', [], 'payment.methods'],
    ['payment.methods', ['card', 'card'], 'payment.methods'],
    ['payment.methods', ['cash'], 'payment.methods.0'],
    ['payment.address', 'checkout.stripe.com', 'payment.address'],
    ['payment.bank.name.en', undefined, 'payment.bank.name.en'],
    ['shipping', undefined, 'shipping'],
    ['cms.id', 'Strapi CMS', 'cms.id'],
    ['cms.adminUrl', 'javascript:alert(1)', 'cms.adminUrl'],
    ['payment.fps', { type: 'account', value: '1234567' }, 'payment.fps.type'],
    ['contact.endpoint', 'mailto:a@b.example', 'contact.endpoint'],
  ])('%s = %o is reported at %s', (field, value, named) => {
    const issues = issuesIn(changed(field, value));
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(new RegExp(`^data/site\\.json: ${named.replaceAll('.', '\\.')}: .`));
  });

  it.each([
    ['shipping.freeOver', '500', 'must be a whole number of HK$'],
    ['payment.provider', 'paypal', 'must be "simulated" or "stripe"'],
  ])('%s = %o: %s', (field, value, message) => {
    expect(issuesIn(changed(field, value))).toEqual([`data/site.json: ${field}: ${message}`]);
  });

  it.each([
    ['id', '12345678', 'must be an FPS identifier of 7 or 9 digits'],
    ['phone', '+85291234567', 'must be a mobile number such as +852-91234567'],
    ['phone', '+852-9123456', 'must be a mobile number such as +852-91234567'],
    ['email', `${'a'.repeat(60)}@${'shop.'.repeat(4)}example`, 'must have at most 79 characters'],
  ])('an FPS %s of %s: %s', (type, value, message) => {
    expect(issuesIn(changed('payment.fps', { type, value }))).toEqual([
      `data/site.json: payment.fps.value: ${message}`,
    ]);
  });

  it.each(['phonenumber', 'maps.key', 'payment.bank.iban'])(
    '%s is rejected as unknown',
    (field) => {
      expect(issuesIn(changed(field, 'x')).join()).toContain(field.split('.').at(-1));
    },
  );

  it('are all reported', () => {
    const twice = { ...(changed('email', 'hello') as object), brand: '' };
    expect(issuesIn(twice)).toHaveLength(2);
  });
});

it('requires https for real payments, except on localhost', () => {
  const stripe = (address: string) => {
    const payment = { ...data.payment, provider: 'stripe', address };
    return issuesIn({ ...data, demo: false, payment });
  };
  expect(stripe('https://checkout.stripe.com')).toEqual([]);
  expect(stripe('http://localhost:4000')).toEqual([]);
  expect(stripe('http://checkout.stripe.com')).toEqual([
    'data/site.json: payment.address: must be https, except on localhost, when payments are real',
  ]);
});

it('lets the environment of a build override the switch, the provider and its address', () => {
  expect(withEnv(data, {})).toEqual(data);
  const overridden = withEnv(data, {
    DEMO: 'false',
    PAYMENT_PROVIDER: 'stripe',
    PAYMENT_ADDRESS: 'http://localhost:1',
  });
  expect(overridden).toEqual({
    ...data,
    demo: false,
    payment: { ...data.payment, provider: 'stripe', address: 'http://localhost:1' },
  });
  expect(issuesIn(withEnv(data, { DEMO: 'no' }))).toEqual([
    'data/site.json: demo: must be true or false',
  ]);
});

it('sells without simulated payments', () => {
  expect(issuesIn({ ...data, demo: false })).toEqual([
    'data/site.json: payment.provider: must not be "simulated" when demo is false: nobody would be charged. Set "stripe", or demo to true',
  ]);
});

it('charges no cards as a demonstration', () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_1');
  expect(issuesIn(data)).toEqual([
    'data/site.json: demo: must be false when STRIPE_SECRET_KEY is a live key: cards would be charged',
  ]);
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1');
  expect(issuesIn(data)).toEqual([]);
});

it.each([
  ['payment.methods', ['card']],
  ['payment.provider', 'stripe'],
  ['payment.methods', ['bank', 'card']],
  ['payment.fps', { type: 'id', value: '123456789' }],
  ['payment.fps', { type: 'phone', value: '+852-91234567' }],
  ['payment.fps', { type: 'phone', value: '+86-13800138000' }],
  ['payment.fps', { type: 'email', value: 'pay@overtone.example' }],
  ['shipping', { freeOver: 800, fee: 60 }],
  ['contact.endpoint', 'https://forms.example/post'],
  ['host', 'http://localhost:4321'],
])('accepts %s = %o', (field, value) => {
  expect(issuesIn(changed(field, value))).toEqual([]);
});
