/** 32 random hexadecimal digits. `crypto.randomUUID` does not exist on insecure origins. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Whether a value is a random id of 32 hexadecimal digits, as orders, messages, bookings, alerts and tokens have. */
export const isRandomId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
