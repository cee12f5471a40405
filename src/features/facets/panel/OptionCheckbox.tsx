import { memo } from 'react';

interface Props {
  label: string;
  /** Language of the label if it may differ from the page's. */
  lang?: string | undefined;
  /** How many products would match. */
  count: number;
  checked: boolean;
}

/** React warns about a checkbox without a handler; the list of options listens for all of them. */
const ignore = () => undefined;

/** One option of a facet with its count. */
export const OptionCheckbox = memo(function OptionCheckbox({ label, lang, count, checked }: Props) {
  return (
    <li>
      <label className="option">
        <input type="checkbox" className="size-4.5 shrink-0" checked={checked} onChange={ignore} />
        <span className="flex-1" lang={lang}>
          {label}
        </span>
        <span className="figures text-sm text-soft">{count}</span>
      </label>
    </li>
  );
});
