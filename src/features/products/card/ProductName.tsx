/** Matches parts that must not wrap: model numbers, and numbers with their units. */
const HYPHENATED = /((?:[A-Za-z0-9:]{1,10}-){1,2}[A-Za-z0-9:]{1,10})/;

/** Longer compounds of words may wrap: large text has no room for them. */
const LONGEST = 12;

/** A product's name, without line breaks inside hyphenated parts: `PX-S1100`, `88-key`. */
export const ProductName = ({ name }: { name: string }) =>
  name.split(HYPHENATED).map((part, index) => (
    <span
      key={index}
      className={index % 2 === 1 && part.length <= LONGEST ? '3xs:whitespace-nowrap' : undefined}
    >
      {part}
    </span>
  ));
