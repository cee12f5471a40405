import { useId, useState } from 'react';
import { onScale } from '../facet-query';
import type { RangeFacet } from '../facets';

interface Props {
  label: string;
  value: number;
  /** The value of an empty field. */
  emptyValue: number;
  facet: RangeFacet;
  onChange: (value: number) => void;
}

/** One end of a range as a number field. Typed text takes effect on blur or Enter. */
export function RangeField({ label, value, emptyValue, facet, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string>();

  const commit = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = draft.trim() === '' ? emptyValue : Number(draft);
    if (Number.isFinite(typed)) onChange(onScale(typed, facet));
  };

  return (
    <p>
      <label htmlFor={id} className="block text-sm text-soft">
        {label}
      </label>
      {/* eslint-disable-next-line jsx-a11y-x/role-supports-aria-props -- The rule takes number fields for text boxes. */}
      <input
        id={id}
        type="number"
        inputMode={facet.digits > 0 ? 'decimal' : 'numeric'}
        min={facet.min}
        max={facet.max}
        step={facet.step}
        value={draft ?? value}
        // Otherwise VoiceOver reads a percentage of the range.
        aria-valuetext={draft ?? String(value)}
        className="field figures"
        onChange={({ target }) => {
          setDraft(target.value);
        }}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
      />
    </p>
  );
}
