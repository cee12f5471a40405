import { useId, useState } from 'react';
import type { RangeFacet } from './facets';

interface Props {
  label: string;
  value: number;
  /** The value of an empty field. */
  emptyValue: number;
  facet: RangeFacet;
  onChange: (value: number) => void;
}

/** One end of a range as a number field. Typed text takes effect on blur or Enter. */
export function RangeField({
  label,
  value,
  emptyValue,
  facet: { min, max, step },
  onChange,
}: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string>();

  const commit = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = draft.trim() === '' ? emptyValue : Number(draft);
    if (Number.isFinite(typed)) onChange(Math.min(Math.max(Math.round(typed), min), max));
  };

  return (
    <p>
      <label htmlFor={id} className="block text-sm text-soft">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={step}
        value={draft ?? value}
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
