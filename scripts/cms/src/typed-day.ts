const FORMS = [
  /^(?<year>\d{4})([-/.])(?<month>\d\d?)\2(?<day>\d\d?)$/,
  /^(?<year>\d{4})年(?<month>\d\d?)月(?<day>\d\d?)日$/,
  /^(?<day>\d\d?)([-/.])(?<month>\d\d?)\2(?<year>\d{4})$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
];

/**
 * Reads a day of this century as Hong Kong writes it, such as `2026-12-01`, `2026年12月1日`, `1/12/2026` or `20261201`,
 * also with full-width digits.
 *
 * @returns the day as `2026-12-01`; undefined if the text is none
 */
export function readDay(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/\s/g, '');
  const {
    year,
    month = '',
    day = '',
  } = FORMS.map((form) => form.exec(plain)?.groups).find(Boolean) ?? {};
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${read}T00:00:00Z`);
  // A day such as 31 February is read as another.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(read);
  return isDay && read.startsWith('20') ? read : undefined;
}
