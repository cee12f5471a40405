import { Icon } from '~/ui/Icon';

interface Props<Value extends string> {
  /** The name of the group. */
  title: string;
  name: string;
  options: readonly { value: Value; label: string; icon?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Radio buttons in frames, side by side where there is room. */
export const Choices = <Value extends string>(props: Props<Value>) => (
  <fieldset className="mt-5">
    <legend className="sr-only">{props.title}</legend>
    <div className="grid gap-3 sm:grid-cols-2">
      {props.options.map(({ value, label, icon }) => (
        <label
          key={value}
          className="flex min-h-14 items-center gap-3 rounded-sm border border-edge px-4 has-checked:border-ink has-checked:bg-raised"
        >
          <input
            type="radio"
            name={props.name}
            className="size-4.5"
            value={value}
            checked={props.chosen === value}
            onChange={() => {
              props.onChoose(value);
            }}
          />
          <span className="flex-1">{label}</span>
          {icon !== undefined && <Icon path={icon} size={22} strokeWidth={1.4} />}
        </label>
      ))}
    </div>
  </fieldset>
);
