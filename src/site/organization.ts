import type { JsonLd } from './head/json-ld';
import { closedPeriods } from './hours';
import { settings } from './settings';
import { returnPolicy, shippingService } from './shop-policies';

/** The shop as a schema.org node, with its shipping and return policy (requirements §2 "Home page SEO"). */
export function musicStore(url: string, closed = closedPeriods()): JsonLd {
  const { brand, phone, email, address, hours, social } = settings;
  return {
    '@type': 'MusicStore',
    name: brand,
    url,
    telephone: phone,
    email,
    ...(social && { sameAs: social.map(({ url }) => url) }),
    currenciesAccepted: 'HKD',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    hasMerchantReturnPolicy: returnPolicy(),
    hasShippingService: shippingService(),
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    // Opening and closing at midnight means closed all day.
    specialOpeningHoursSpecification: closed.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    })),
  };
}
