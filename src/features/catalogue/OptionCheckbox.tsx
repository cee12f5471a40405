interface Props {
  label: string;
  /** Language of the label if it may differ from the page's. */
  lang?: string | undefined;
  /** How many products would match. */
  count: number;
  checked: boolean;
  onChange: () => void;
}

/** One option of a facet with its count. Disabled if it would match no product, unless it is checked. */
export function OptionCheckbox({ label, lang, count, checked, onChange }: Props) {
  const disabled = count === 0 && !checked;
  return (
    <li>
      <label
        className={`flex min-h-9 items-center gap-3 pointer-coarse:min-h-11 ${disabled ? 'text-soft' : ''}`}
      >
        <input
          type="checkbox"
          className="size-4.5 shrink-0"
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => {
            // Deselected, it cannot keep the focus: it is disabled or no longer offered.
            if (count === 0) target.closest('fieldset')?.focus();
            onChange();
          }}
        />
        <span className="flex-1" lang={lang}>
          {label}
        </span>
        <span className="figures text-sm text-soft">{count}</span>
      </label>
    </li>
  );
}
