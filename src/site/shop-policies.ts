import type { JsonLd } from './head/json-ld';
import { settings, type Settings } from './settings';

/** Days to return a product (requirements §9). */
const RETURN_DAYS = 30;

/** Free shipping, or a fee for orders below the limit. */
function shippingConditions({ fee, freeOver }: Settings['shipping'], country: string): object[] {
  const condition = (rate: number, order?: object) => ({
    '@type': 'ShippingConditions',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: { '@type': 'MonetaryAmount', value: rate, currency: 'HKD' },
    ...(order && { orderValue: { '@type': 'MonetaryAmount', currency: 'HKD', ...order } }),
  });
  return fee === 0
    ? [condition(0)]
    : [condition(fee, { maxValue: freeOver }), condition(0, { minValue: freeOver + 1 })];
}

/** How products are returned, as a schema.org node. The texts of the policy are in the dictionaries. */
export const returnPolicy = (): JsonLd => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: settings.address.country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
});

/** What shipping costs, as a schema.org node. */
export const shippingService = (): JsonLd => ({
  '@type': 'ShippingService',
  shippingConditions: shippingConditions(settings.shipping, settings.address.country),
});
