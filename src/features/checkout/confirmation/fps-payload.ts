import type { FpsProxy } from '~/site/settings-schema';

// Tables are those of "Common QR Code Specification for Retail Payments in Hong Kong" (HKMA, 2017), which
// applies the EMV QR Code Specification (EMV QRCPS), Merchant-Presented Mode.

export interface FpsPayment {
  proxy: FpsProxy;
  /** HK$, whole. */
  amount: number;
  /** The reference of the order. */
  reference: string;
}

/** IDs of the payee in template 26 ("Payee-presented QR Code Specification for FPS"). */
const proxyIds = { id: '02', phone: '03', email: '04' } as const;

/** A data object: ID, length of the value in two digits, value. Values here are ASCII. */
const object = (id: string, value: string): string =>
  id + String(value.length).padStart(2, '0') + value;

/**
 * The checksum of EMV QR codes (data object 63): the CRC of ISO/IEC 13239 with polynomial 1021 and
 * initial value FFFF over UTF-8, as four hexadecimal digits.
 */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * Returns the content of a QR code for paying an order by FPS in a Hong Kong banking app. The format has room for any
 * total (13 digits in ID 54) and reference (25 characters in ID 62) of the shop.
 */
export function fpsPayload({ proxy, amount, reference }: FpsPayment): string {
  const payload = [
    // Table 4.1: version of the format; dynamic, for one payment only.
    object('00', '01'),
    object('01', '12'),
    // Table 4.2A: FPS, identified by its domain name.
    object('26', object('00', 'hk.com.hkicl') + object(proxyIds[proxy.type], proxy.value)),
    // Table 4.3A: category and name are placeholders, because FPS itself names the payee.
    object('52', '0000'),
    // Table 4.4: HK dollars in ISO 4217.
    object('53', '344'),
    object('54', String(amount)),
    object('58', 'HK'),
    object('59', 'NA'),
    object('60', 'HK'),
    object('62', object('05', reference)),
    // The checksum also covers its own ID and length.
    '6304',
  ].join('');
  return payload + crc16(payload);
}
