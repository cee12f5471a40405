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
import { useIntl } from 'react-intl';
import attributes from '~data/attributes.json';
import kinds from '~data/kinds.json';
import { parsed, written } from './json-value';
import { Labelled } from './Labelled';

const words = {
  zh: {
    chooseKind: '請先選分類和種類，規格按種類而定。',
    missing: '顧客會找，但未填：',
    foreign: '這個種類沒有以下項目，發佈前要移除：',
    remove: '移除',
    yes: '是',
    no: '否',
    from: '由',
    to: '至',
  },
  en: {
    chooseKind: 'First choose a category and a kind: it determines what the sheet has.',
    missing: 'Shoppers look for it, but it is not filled in: ',
    foreign: 'This kind does not have the following, which has to be removed before publishing: ',
    remove: 'Remove',
    yes: 'Yes',
    no: 'No',
    from: 'From',
    to: 'To',
  },
};

/** The input of a value, by the type of its attribute (`data/attributes.json`). `set` takes undefined for none. */
const inputs = {
  number: ({ value, set, ...rest }) => <NumberInput {...rest} value={value} onValueChange={set} />,

  range({ value = [], set, t, ...rest }) {
    const change = (index, number) => {
      const next = [value[0] ?? null, value[1] ?? null];
      next[index] = number ?? null;
      set(next.every((each) => each === null) ? undefined : next);
    };
    return (
      <Flex gap={2}>
        {[t.from, t.to].map((end, index) => (
          <NumberInput
            {...rest}
            key={end}
            aria-label={`${rest['aria-label']}: ${end}`}
            placeholder={end}
            value={value[index] ?? undefined}
            onValueChange={(number) => change(index, number)}
          />
        ))}
      </Flex>
    );
  },

  option: ({ value, set, options, locale, ...rest }) => (
    <SingleSelect {...rest} value={value ?? ''} onChange={set} onClear={() => set(undefined)}>
      {Object.entries(options).map(([id, name]) => (
        <SingleSelectOption key={id} value={id}>
          {name[locale]}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  ),

  options: ({ value, set, options, locale, ...rest }) => (
    <MultiSelect
      {...rest}
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

  flag: ({ value, set, t, ...rest }) => (
    <SingleSelect
      {...rest}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => set(chosen === 'true')}
      onClear={() => set(undefined)}
    >
      <SingleSelectOption value="true">{t.yes}</SingleSelectOption>
      <SingleSelectOption value="false">{t.no}</SingleSelectOption>
    </SingleSelect>
  ),

  text({ value = {}, set, ...rest }) {
    const change = (language, text) => {
      const next = { zh: '', en: '', ...value, [language]: text };
      set(next.zh || next.en ? next : undefined);
    };
    return (
      <Flex direction="column" alignItems="stretch" gap={2}>
        {Object.entries({ zh: '中文', en: 'English' }).map(([language, name]) => (
          <TextInput
            {...rest}
            key={language}
            aria-label={`${rest['aria-label']}: ${name}`}
            placeholder={name}
            value={value[language] ?? ''}
            onChange={({ target }) => change(language, target.value)}
          />
        ))}
      </Flex>
    );
  },
};

/** A product's sheet as a form: what its kind has, with the right inputs. Stores JSON by attribute. */
export default function Sheet({ value, onChange, disabled, ...field }) {
  const { locale: language } = useIntl();
  const locale = language === 'zh' ? 'zh' : 'en';
  const t = words[locale];
  const form = useForm('Sheet', ({ values }) => values);
  const kind = kinds[form.category]?.find(({ id }) => id === form.kind);
  const sheet = parsed(value) ?? {};
  const set = (id, next) => {
    const { [id]: _, ...others } = sheet;
    onChange(field.name, written(next === undefined ? others : { ...others, [id]: next }));
  };
  const foreign = Object.keys(sheet).filter((id) => kind && !kind.attributes.includes(id));
  const nameOf = (id) => attributes[id]?.label[locale] ?? id;
  const missing = (kind?.expected ?? []).filter((id) => sheet[id] === undefined);
  const list = (ids) => ids.map(nameOf).join(locale === 'zh' ? '、' : ', ');

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
              const own = Object.entries(sheet).filter(([id]) => !foreign.includes(id));
              onChange(field.name, written(Object.fromEntries(own)));
            }}
          >
            {t.remove}
          </Button>
        </Flex>
      )}
      {kind && (
        <Grid.Root gap={4} paddingTop={2}>
          {kind.attributes.map((id) => {
            const { type, unit, options } = attributes[id];
            const Input = inputs[type];
            const label = unit ? `${nameOf(id)} (${unit[locale]})` : nameOf(id);
            const more = {
              ...(options && { options, locale }),
              ...(['range', 'flag'].includes(type) && { t }),
            };
            return (
              <Grid.Item key={id} col={4} s={6} xs={12} alignItems="flex-start">
                <Box width="100%">
                  <Field.Root name={`${field.name}.${id}`} required={kind.expected?.includes(id)}>
                    <Field.Label>{label}</Field.Label>
                    <Input
                      {...more}
                      aria-label={label}
                      value={sheet[id]}
                      set={(next) => set(id, next)}
                      disabled={disabled}
                    />
                  </Field.Root>
                </Box>
              </Grid.Item>
            );
          })}
        </Grid.Root>
      )}
    </Labelled>
  );
}
