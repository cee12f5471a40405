import { expect, it } from 'vitest';
import { crc16 } from '~/features/checkout/confirmation/crc16';

it.each([
  // The check value of CRC-16/CCITT-FALSE.
  ['123456789', '29B1'],
  // The example of EMV QRCPS Merchant-Presented Mode, which is not ASCII throughout.
  [
    '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN' +
      '5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***' +
      '0708A60086670902ME91320016A0112233449988770708123456786304',
    'A13A',
  ],
])('the checksum of %s', (text, checksum) => {
  expect(crc16(text)).toBe(checksum);
});
