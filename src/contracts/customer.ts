import { emailField } from './text-fields';

/**
 * The fields of the checkout form by name, with their attributes for autofill (requirements §3, §5). `max` is in
 * code units; the order as a whole must fit into the metadata of a session of Stripe.
 */
export const customerFields = {
  firstName: {
    name: 'firstName',
    type: 'text',
    autoComplete: 'given-name',
    required: true,
    max: 100,
  },
  lastName: {
    name: 'lastName',
    type: 'text',
    autoComplete: 'family-name',
    required: true,
    max: 100,
  },
  email: emailField,
  phone: {
    name: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    required: true,
    max: 40,
  },
  // `street-address` is for controls with several lines only (HTML, "Autofill").
  address: {
    name: 'address',
    type: 'multiline',
    autoComplete: 'street-address',
    rows: 2,
    required: true,
    max: 500,
  },
  city: { name: 'city', type: 'text', autoComplete: 'address-level2', required: true, max: 100 },
  postalCode: {
    name: 'postalCode',
    type: 'text',
    autoComplete: 'postal-code',
    required: false,
    max: 20,
  },
  country: {
    name: 'country',
    type: 'text',
    autoComplete: 'country-name',
    required: true,
    max: 100,
  },
  area: { name: 'area', type: 'choice', autoComplete: 'address-level1', required: true, max: 20 },
} as const;

export const instructionsField = {
  name: 'instructions',
  type: 'multiline',
  rows: 4,
  required: false,
  max: 1000,
} as const;

export type CustomerField = keyof typeof customerFields;
export type Customer = Record<CustomerField, string>;

export const customerFieldNames = Object.keys(customerFields) as CustomerField[];

/** Whether orders to a destination have a field, such as an address or a country. */
export const hasField = (field: string, area: string): boolean =>
  ['country', 'postalCode'].includes(field)
    ? area === 'abroad'
    : area !== 'collect' || !['address', 'city'].includes(field);

/** Customer details, with the value of each field from `valueOf`. */
export const customerOf = (valueOf: (field: CustomerField) => string): Customer =>
  Object.fromEntries(customerFieldNames.map((name) => [name, valueOf(name)])) as Customer;
