import type { JsonLd } from './head/json-ld';
import { settings, type Settings } from './settings';

/** Days to return a product (spec §9). */
const RETURN_DAYS = 30;

/** Free shipping, or a fee for orders below the limit. */
function shippingConditions({ fee, freeFrom }: Settings['shipping'], country: string): object[] {
  const condition = (rate: number, order?: object) => ({
    '@type': 'ShippingConditions',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: { '@type': 'MonetaryAmount', value: rate, currency: 'HKD' },
    ...(order && { orderValue: { '@type': 'MonetaryAmount', currency: 'HKD', ...order } }),
  });
  return fee === 0
    ? [condition(0)]
    : [condition(fee, { maxValue: freeFrom - 1 }), condition(0, { minValue: freeFrom })];
}

/** The shop as a schema.org node, with its shipping and return policy (spec §2 "Home page SEO"). */
export function musicStore(url: string): JsonLd {
  const { brand, phone, email, address, hours, shipping } = settings;
  return {
    '@type': 'MusicStore',
    name: brand,
    url,
    telephone: phone,
    email,
    currenciesAccepted: 'HKD',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: address.country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
      returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
    hasShippingService: {
      '@type': 'ShippingService',
      shippingConditions: shippingConditions(shipping, address.country),
    },
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
  };
}
