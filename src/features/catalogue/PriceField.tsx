import { useId, useState } from 'react';
import { PRICE_CEILING, PRICE_STEP } from './filtering';

interface Props {
  label: string;
  /** HK$ */
  value: number;
  /** What an empty field means. */
  none: number;
  onChange: (value: number) => void;
}

/** One end of the price range as a number. What is typed counts on leaving the field or Enter. */
export function PriceField({ label, value, none, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string>();

  const commit = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = draft.trim() === '' ? none : Number(draft);
    if (Number.isFinite(typed)) onChange(Math.min(Math.max(Math.round(typed), 0), PRICE_CEILING));
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
        min={0}
        max={PRICE_CEILING}
        step={PRICE_STEP}
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
