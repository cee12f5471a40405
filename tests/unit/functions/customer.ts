import type { Customer } from '~/contracts/customer';

/** A customer who places an order. */
export const customer: Customer = {
  firstName: '大文',
  lastName: '陳',
  email: 'man@example.com',
  phone: '+852 9123 4567',
  address: '彌敦道 1 號\n3 樓',
  city: '旺角',
  postalCode: '',
  country: '',
  area: 'kowloon',
};
