import { expect, it } from 'vitest';
import { files, readText } from './site';

it('no script of the site contains code of the functions', () => {
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const words = /api\.stripe\.com|STRIPE_SECRET_KEY|ORDERS_TOKEN|stripe-signature/i;
  expect(scripts.filter((file) => words.test(readText(file)))).toEqual([]);
});
