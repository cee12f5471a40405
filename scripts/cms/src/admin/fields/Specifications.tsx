import {
  Box,
  Button,
  Field,
  Flex,
  Grid,
  MultiSelect,
  MultiSelectOption,
  NumberInput,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { Locale } from '~/contracts/languages';
import type { Localized } from '~/i18n/locales';
import attributesData from '~data/attributes.json';
import { languages, recordOf, useLanguage, type FieldProps } from '../panel';
import { Labelled, Part } from './Labelled';
import { useJson } from './use-json';
import { kindsOf } from '../../product-kinds';

type Options = Readonly<Record<string, Localized>>;

interface Attribute {
  type: string;
  label: Localized;
  unit?: Localized;
  options?: Options;
}

const attributes: Readonly<Record<string, Attribute>> = attributesData;

const words = {
  zh: {
    chooseKind: '請先選分類和種類，規格按種類而定。',
    missing: '顧客會找，但未填：',
    foreign: '這個種類沒有以下項目，發佈前要移除：',
    remove: '移除',
    important: '重要',
    yes: '是',
    no: '否',
    from: '由',
    to: '至',
  },
  en: {
    chooseKind: 'First choose a category and a kind: it determines what the specifications have.',
    missing: 'Shoppers look for it, but it is not filled in: ',
    foreign: 'This kind does not have the following, which has to be removed before publishing: ',
    remove: 'Remove',
    important: 'important',
    yes: 'Yes',
    no: 'No',
    from: 'From',
    to: 'To',
  },
};

interface ValueProps {
  value: unknown;
  /** Takes undefined for no value. */
  set: (next: unknown) => void;
  locale: Locale;
  options: Options;
  /** Properties of the input itself. */
  input: { 'aria-label': string; disabled: boolean };
}

/** The value of an input of numbers; none for anything else. */
const numeric = (value: unknown) => (typeof value === 'number' ? { value } : {});

/** The input of a value, by the type of its attribute (`data/attributes.json`). */
const inputs: Readonly<Record<string, (props: ValueProps) => ReactNode>> = {
  number: ({ value, set, input }) => (
    <NumberInput {...input} {...numeric(value)} onValueChange={set} />
  ),

  range({ value, set, locale, input }) {
    const { from, to } = words[locale];
    const ends: readonly unknown[] = Array.isArray(value) ? value : [];
    const change = (index: number, end: number | undefined) => {
      const next = [ends[0] ?? null, ends[1] ?? null];
      next[index] = end ?? null;
      set(next.every((each) => each === null) ? undefined : next);
    };
    return (
      <Flex gap={2}>
        {[from, to].map((end, index) => (
          <NumberInput
            {...input}
            key={end}
            aria-label={`${input['aria-label']}: ${end}`}
            placeholder={end}
            {...numeric(ends[index])}
            onValueChange={(next) => change(index, next)}
          />
        ))}
      </Flex>
    );
  },

  option: ({ value, set, options, locale, input }) => (
    <SingleSelect
      {...input}
      value={typeof value === 'string' ? value : ''}
      onChange={set}
      onClear={() => set(undefined)}
    >
      {Object.entries(options).map(([id, name]) => (
        <SingleSelectOption key={id} value={id}>
          {name[locale]}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  ),

  options: ({ value, set, options, locale, input }) => (
    <MultiSelect
      {...input}
      value={Array.isArray(value) ? value : []}
      withTags
      onChange={(chosen) => set(chosen.length > 0 ? chosen : undefined)}
    >
      {Object.entries(options).map(([id, name]) => (
        <MultiSelectOption key={id} value={id}>
          {name[locale]}
        </MultiSelectOption>
      ))}
    </MultiSelect>
  ),

  flag: ({ value, set, locale, input }) => (
    <SingleSelect
      {...input}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => set(chosen === 'true')}
      onClear={() => set(undefined)}
    >
      <SingleSelectOption value="true">{words[locale].yes}</SingleSelectOption>
      <SingleSelectOption value="false">{words[locale].no}</SingleSelectOption>
    </SingleSelect>
  ),

  text({ value, set, input }) {
    const texts = recordOf(value);
    const change = (language: Locale, text: string) => {
      const next = { zh: '', en: '', ...texts, [language]: text };
      set(next.zh || next.en ? next : undefined);
    };
    return (
      <Flex direction="column" alignItems="stretch" gap={2}>
        {languages.map(([language, name]) => (
          <TextInput
            {...input}
            key={language}
            aria-label={`${input['aria-label']}: ${name}`}
            placeholder={name}
            value={String(texts[language] ?? '')}
            onChange={({ target }) => change(language, target.value)}
          />
        ))}
      </Flex>
    );
  },
};

/** The mark of what shoppers look for: an asterisk is on fields without which a product is not published. */
const Important = ({ t }: { t: (typeof words)[Locale] }) => (
  <Typography variant="pi" textColor="warning600">
    {t.important}
  </Typography>
);

/** A product's specifications as a form: what its kind has, with the right inputs. Stores JSON by attribute. */
export default function Specifications({
  value,
  onChange,
  disabled = false,
  ...field
}: FieldProps) {
  const locale = useLanguage();
  const t = words[locale];
  const form = recordOf(useForm('Specifications', ({ values }) => values));
  const kind = kindsOf(form.category).find(({ id }) => id === form.kind);
  const json = useJson({ name: field.name, value, onChange });
  const specifications = recordOf(json.value);
  const set = (id: string, next: unknown) => {
    const { [id]: _, ...others } = specifications;
    json.set(next === undefined ? others : { ...others, [id]: next });
  };
  const foreign = Object.keys(specifications).filter((id) => kind && !kind.attributes.includes(id));
  const nameOf = (id: string) => attributes[id]?.label[locale] ?? id;
  const missing = (kind?.expected ?? []).filter((id) => specifications[id] === undefined);
  const list = (ids: readonly string[]) => ids.map(nameOf).join(locale === 'zh' ? '、' : ', ');

  return (
    <Labelled {...field}>
      {!kind && <Typography textColor="neutral600">{t.chooseKind}</Typography>}
      {missing.length > 0 && (
        <Typography textColor="warning600">
          {t.missing}
          {list(missing)}
        </Typography>
      )}
      {foreign.length > 0 && (
        <Flex gap={2}>
          <Typography textColor="danger600">
            {t.foreign}
            {list(foreign)}
          </Typography>
          <Button
            variant="danger-light"
            disabled={disabled}
            onClick={() => {
              const own = Object.entries(specifications).filter(([id]) => !foreign.includes(id));
              json.set(Object.fromEntries(own));
            }}
          >
            {t.remove}
          </Button>
        </Flex>
      )}
      {kind && (
        <Grid.Root gap={4} paddingTop={2}>
          {kind.attributes.map((id) => {
            const { type = '', unit, options = {} } = attributes[id] ?? {};
            const Input = inputs[type];
            if (!Input) return null;
            const label = unit ? `${nameOf(id)} (${unit[locale]})` : nameOf(id);
            return (
              <Grid.Item key={id} col={4} s={6} xs={12} alignItems="flex-start">
                <Box width="100%">
                  <Part {...field} path={id}>
                    <Field.Label action={kind.expected?.includes(id) && <Important t={t} />}>
                      {label}
                    </Field.Label>
                    <Input
                      value={specifications[id]}
                      set={(next) => set(id, next)}
                      locale={locale}
                      options={options}
                      input={{ 'aria-label': label, disabled }}
                    />
                  </Part>
                </Box>
              </Grid.Item>
            );
          })}
        </Grid.Root>
      )}
    </Labelled>
  );
}
