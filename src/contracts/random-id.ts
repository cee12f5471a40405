/** Whether a value is a random id: 32 hexadecimal digits, of an order, message, booking, alert or token. */
export const isRandomId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
