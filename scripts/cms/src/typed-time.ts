const FORM =
  /^(?:(?<hour>[01]?\d|2[0-3])[:.](?<minute>[0-5]\d)|(?<hours>[01]?\d|2[0-3])(?<minutes>[0-5]\d))$/;

/**
 * Reads a time of the day as Hong Kong writes it, such as `18:30`, `9:30`, `18.30` or `1830`, also with full-width
 * characters.
 *
 * @returns the time as `09:30`; undefined if the text is none
 */
export function readTime(text: string): string | undefined {
  const parts = FORM.exec(text.normalize('NFKC').trim())?.groups;
  const { hour = parts?.['hours'], minute = parts?.['minutes'] } = parts ?? {};
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}
