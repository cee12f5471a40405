import {
  MultiSelect,
  MultiSelectOption,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import type { Localized } from '~/i18n/locales';
import badges from '../../labels/badges.json';
import delivery from '../../labels/delivery.json';
import { choices } from '../../value-names';
import { recordOf, useLanguage, type FieldProps } from '../panel';
import { Labelled } from './Labelled';
import { useJson } from './use-json';
import { kindsOf } from '../../product-kinds';

/** A value with its words. */
type Option = readonly [value: string, words: Localized];

/** One of a list of options. */
function Choice({
  options,
  value,
  onChange,
  disabled = false,
  ...field
}: FieldProps & { options: readonly Option[] }) {
  const language = useLanguage();
  return (
    <Labelled {...field}>
      <SingleSelect
        value={typeof value === 'string' ? value : ''}
        onChange={(chosen) => onChange(field.name, chosen)}
        {...(!field.required && { onClear: () => onChange(field.name, null) })}
        disabled={disabled}
      >
        {options.map(([id, words]) => (
          <SingleSelectOption key={id} value={id}>
            {words[language]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Labelled>
  );
}

/** Strapi's own enumeration, with words for its values. */
export function Named({
  words,
  ...field
}: FieldProps & { words: Readonly<Record<string, Localized>> }) {
  return <Choice {...field} {...useField(field.name)} options={Object.entries(words)} />;
}

/** The choice of a value in a list's filter. */
export function FilterChoice({
  name,
  options,
  'aria-label': label,
}: {
  name: string;
  options: readonly { value: string; label: string }[];
  'aria-label': string;
}) {
  const { value, onChange } = useField<string>(name);
  return (
    <SingleSelect
      aria-label={label}
      value={value ?? ''}
      onChange={(chosen) => onChange(name, String(chosen))}
    >
      {options.map((each) => (
        <SingleSelectOption key={each.value} value={each.value}>
          {each.label}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

export const Category = (props: FieldProps) => (
  <Choice {...props} options={Object.entries(choices.category)} />
);

export const roomOptions: Option[] = Object.entries(choices.room);

export const Room = (props: FieldProps) => <Choice {...props} options={roomOptions} />;

export const Service = (props: FieldProps) => (
  <Choice {...props} options={Object.entries(choices.service)} />
);

export const Section = (props: FieldProps) => (
  <Choice {...props} options={Object.entries(choices.section)} />
);

/** The kinds of the category that is chosen, and what is stored if it is none of them: the editor has to see it. */
export function Kind(props: FieldProps) {
  const category = useForm('Kind', ({ values }) => recordOf(values).category);
  const options = kindsOf(category).map(({ id, name }): Option => [id, name]);
  const { value } = props;
  const isForeign =
    typeof value === 'string' && value !== '' && !options.some(([id]) => id === value);
  return (
    <Choice
      {...props}
      options={isForeign ? [...options, [value, { zh: `${value}？`, en: `${value}?` }]] : options}
    />
  );
}

/** The texts that are stored; undefined if there are none. */
function textsIn(value: unknown): Localized | undefined {
  const { zh, en } = recordOf(value);
  if (zh === undefined && en === undefined) return undefined;
  return { zh: String(zh ?? en), en: String(en ?? zh) };
}

/** When a product comes, if not as soon as the shop's others. Stores the words, and keeps other words that are stored. */
export function Delivery({ value, onChange, ...field }: FieldProps) {
  const { value: words, set } = useJson({ name: field.name, value, onChange });
  const options: Option[] = Object.entries(delivery);
  const stored = textsIn(words);
  const known = options.find(([, { zh, en }]) => zh === stored?.zh && en === stored.en);
  const all: Option[] = stored && !known ? [...options, ['other', stored]] : options;
  return (
    <Choice
      {...field}
      options={all}
      value={stored && (known?.[0] ?? 'other')}
      onChange={(_, id) => set(all.find((each) => each[0] === id)?.[1])}
    />
  );
}

/** The shop's badges; a stored one that nobody knows can be taken away. */
export function Badges({ value, onChange, disabled = false, ...field }: FieldProps) {
  const { value: list, set } = useJson({ name: field.name, value, onChange });
  const language = useLanguage();
  const chosen: string[] = Array.isArray(list)
    ? list.filter((badge) => typeof badge === 'string')
    : [];
  const unknown = chosen
    .filter((badge) => !(badge in badges))
    .map((badge): Option => [badge, { zh: `${badge}?`, en: `${badge}?` }]);
  return (
    <Labelled {...field}>
      <MultiSelect value={chosen} withTags onChange={set} disabled={disabled}>
        {[...Object.entries(badges), ...unknown].map(([id, words]) => (
          <MultiSelectOption key={id} value={id}>
            {words[language]}
          </MultiSelectOption>
        ))}
      </MultiSelect>
    </Labelled>
  );
}
