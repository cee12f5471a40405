import {
  MultiSelect,
  MultiSelectOption,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import categories from '~data/categories.json';
import kinds from '~data/kinds.json';
import rooms from '~data/studios.json';
import policiesEn from '~/i18n/dictionaries/en/policies.json';
import policies from '~/i18n/dictionaries/zh/policies.json';
import badges from '../../labels/badges.json';
import delivery from '../../labels/delivery.json';
import { parsed, written } from './json-value';
import { Labelled } from './Labelled';

/** One of a list of options, `[value, { zh, en }]`. */
function Choice({ options, value, onChange, disabled, ...field }) {
  const { locale } = useIntl();
  return (
    <Labelled {...field}>
      <SingleSelect
        value={value ?? ''}
        onChange={(chosen) => onChange(field.name, chosen)}
        onClear={field.required ? undefined : () => onChange(field.name, null)}
        disabled={disabled}
      >
        {options.map(([id, words]) => (
          <SingleSelectOption key={id} value={id}>
            {words[locale] ?? words.en}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Labelled>
  );
}

/** Strapi's own enumeration, with words for its values, `{ id: { zh, en } }`. */
export function Named({ words, ...field }) {
  const { value, error, onChange } = useField(field.name);
  return (
    <Choice
      {...field}
      options={Object.entries(words)}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

const categoryOptions = Object.entries(categories).map(([id, { name }]) => [id, name]);

export const Category = (props) => <Choice {...props} options={categoryOptions} />;

export const roomOptions = rooms.map(({ id, name }) => [id, name]);

export const Room = (props) => <Choice {...props} options={roomOptions} />;

/** The sections of both policies, by their titles in the repository. */
export const sectionOptions = ['privacy', 'refund'].flatMap((policy) =>
  policies[policy].sections.map(({ id, title }, index) => [
    `${policy}-${id}`,
    {
      zh: `${policies[policy].title}：${title}`,
      en: `${policiesEn[policy].title}: ${policiesEn[policy].sections[index].title}`,
    },
  ]),
);

export const Section = (props) => <Choice {...props} options={sectionOptions} />;

/** The kinds of the category that is chosen, and what is stored if it is none of them: the editor has to see it. */
export function Kind(props) {
  const category = useForm('Kind', ({ values }) => values.category);
  const options = (kinds[category] ?? []).map(({ id, name }) => [id, name]);
  const { value } = props;
  const isForeign = value && !options.some(([id]) => id === value);
  return (
    <Choice
      {...props}
      options={isForeign ? [...options, [value, { zh: `${value}？`, en: `${value}?` }]] : options}
    />
  );
}

/** When a product comes, if not as soon as the shop's others. Stores the words, and keeps other words that are stored. */
export function Delivery({ value, onChange, ...field }) {
  const options = Object.entries(delivery);
  const stored = parsed(value);
  const known = options.find(([, { zh, en }]) => zh === stored?.zh && en === stored?.en);
  const all = stored && !known ? [...options, ['other', stored]] : options;
  return (
    <Choice
      {...field}
      options={all}
      value={stored && (known?.[0] ?? 'other')}
      onChange={(name, id) => onChange(name, written(all.find((each) => each[0] === id)?.[1]))}
    />
  );
}

/** The shop's badges; a stored one that nobody knows can be taken away. */
export function Badges({ value, onChange, disabled, ...field }) {
  const { locale } = useIntl();
  const list = parsed(value);
  const chosen = Array.isArray(list) ? list.filter((badge) => typeof badge === 'string') : [];
  const unknown = chosen.filter((badge) => !(badge in badges)).map((badge) => [badge, {}]);
  return (
    <Labelled {...field}>
      <MultiSelect
        value={chosen}
        withTags
        onChange={(next) => onChange(field.name, written(next))}
        disabled={disabled}
      >
        {[...Object.entries(badges), ...unknown].map(([id, words]) => (
          <MultiSelectOption key={id} value={id}>
            {words[locale] ?? words.en ?? `${id}?`}
          </MultiSelectOption>
        ))}
      </MultiSelect>
    </Labelled>
  );
}
