/** Matches what must not wrap: a model number, or a number with its unit. */
const HYPHENATED = /((?:[A-Za-z0-9:]{1,10}-){1,2}[A-Za-z0-9:]{1,10})/;

/** A product's name, without line breaks inside hyphenated parts: `PX-S1100`, `88-key`. */
export const ProductName = ({ name }: { name: string }) =>
  name.split(HYPHENATED).map((part, index) => (
    <span key={index} className={index % 2 === 0 ? undefined : '3xs:whitespace-nowrap'}>
      {part}
    </span>
  ));
