interface Props {
  label: string;
  /** Of the label, where it is not the page's. */
  lang?: string;
  /** How many products it would give. */
  count: number;
  checked: boolean;
  onChange: () => void;
}

/** One choice of a facet with its count; one that gives nothing cannot be chosen, only given up. */
export function FacetOption({ label, lang, count, checked, onChange }: Props) {
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
          onChange={onChange}
        />
        <span className="flex-1" lang={lang}>
          {label}
        </span>
        <span className="figures text-sm text-soft">{count}</span>
      </label>
    </li>
  );
}
