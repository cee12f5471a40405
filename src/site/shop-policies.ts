import type { JsonLd } from './head/json-ld';
import { settings } from './settings';

/** Days to return a product (requirements §9). */
const RETURN_DAYS = 30;

/** The return policy as a schema.org node. Its texts are in the dictionaries. */
export const returnPolicy = (): JsonLd => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: settings.address.country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
});

/** The shipping cost as a schema.org node: free, or a fee for orders up to the limit. */
export function shippingService({ fee, freeOver } = settings.shipping): JsonLd {
  const condition = (rate: number, order?: object) => ({
    '@type': 'ShippingConditions',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: settings.address.country },
    shippingRate: { '@type': 'MonetaryAmount', value: rate, currency: 'HKD' },
    ...(order && { orderValue: { '@type': 'MonetaryAmount', currency: 'HKD', ...order } }),
  });
  return {
    '@type': 'ShippingService',
    shippingConditions:
      fee === 0
        ? [condition(0)]
        : [condition(fee, { maxValue: freeOver }), condition(0, { minValue: freeOver + 1 })],
  };
}
