import { expect, it } from 'vitest';
import { shippingService } from '~/site/shop-policies';

it('the fee applies up to the limit, and shipping is free for orders over it', () => {
  expect(shippingService({ fee: 60, freeOver: 500 })).toMatchObject({
    shippingConditions: [
      { shippingRate: { value: 60 }, orderValue: { maxValue: 500 } },
      { shippingRate: { value: 0 }, orderValue: { minValue: 501 } },
    ],
  });
  const [free] = shippingService({ fee: 0, freeOver: 500 })['shippingConditions'] as object[];
  expect(free).not.toHaveProperty('orderValue');
});
