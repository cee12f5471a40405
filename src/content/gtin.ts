/** Whether a text is a GTIN (EAN, UPC): 8, 12, 13 or 14 digits of which the last is the check digit. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = Array.from(text, Number).reverse();
  const sum = digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
