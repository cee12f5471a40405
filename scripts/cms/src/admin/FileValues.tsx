import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useField, useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { recordOf, useLanguage } from './panel';
import { isEmpty, isSame, PASSING } from './unsaved';

const words = {
  zh: {
    now: '留空則用：',
    instead: '以上各項會取代原有的：',
    none: '（沒有）',
    fill: '把原有內容填入空白的欄',
    fillList: '填入以便修改',
  },
  en: {
    now: 'If empty: ',
    instead: 'The above replaces: ',
    none: '(nothing)',
    fill: 'Fill empty fields with what the shop has',
    fillList: 'Fill it in, to change it',
  },
};

const useWords = () => words[useLanguage()];

type Values = Record<string, unknown>;

/** Answers of the CMS, by question: the files are as they are for as long as it runs. */
const asked = new Map<string, Promise<Values>>();

/** What the shop's files say in place of empty fields, of a setting about something. Undefined until it is known. */
function useFileValues(kind: string, about?: Values) {
  const { get } = useFetchClient();
  const [answered, setAnswered] = useState<{ question: string; values: Values }>();
  const question = JSON.stringify([kind, about]);
  useEffect(() => {
    let isCurrent = true;
    let answer = asked.get(question);
    if (!answer) {
      answer = get<Values>(`/shop/settings/${kind}`, { params: about }).then(({ data }) => data);
      asked.set(question, answer);
      answer.catch(() => asked.delete(question));
    }
    answer.then(
      (values) => isCurrent && setAnswered({ question, values }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `question` is the text of both
  }, [get, question]);
  // Not those of what was chosen before.
  return answered?.question === question ? answered.values : undefined;
}

/** A value in a line; of a list, its dates or names. */
const textOf = (value: unknown) =>
  Array.isArray(value)
    ? value
        .map(recordOf)
        .map(({ name, date }) => name ?? date)
        .join(', ')
    : String(value ?? '');

/** Shows the value that the shop uses while a field is empty. `by` is the field that chooses the setting, if there are several. */
export function IfEmpty({ kind, name, by }: { kind: string; name: string; by?: string }) {
  const t = useWords();
  const about = useForm('IfEmpty', ({ values }) => by && recordOf(values)[by]);
  const values = useFileValues(kind, by ? { [by]: about } : undefined);
  return values && (about || !by) ? t.now + (textOf(values[name]) || t.none) : '';
}

/** A button that fills the empty fields of a form with what the shop has, as a start. */
export function FillIn({ kind, by }: { kind: string; by: string }) {
  const t = useWords();
  const form = useForm('FillIn', ({ values, onChange }) => ({ values, onChange }));
  const current = recordOf(form.values);
  const about = current[by];
  const values = useFileValues(kind, { [by]: about });
  const empty = Object.entries(values ?? {}).filter(([name]) => isEmpty(current[name]));
  const filled = useRef<Values>({});
  useEffect(() => {
    // They belong to what was chosen before.
    for (const [name, value] of Object.entries(filled.current)) {
      if (isSame(current[name], value)) form.onChange(name, null);
    }
    filled.current = {};
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when another is chosen
  }, [about]);
  return (
    <Box>
      <Button
        variant="secondary"
        disabled={!about || empty.length === 0}
        onClick={() => {
          filled.current = Object.fromEntries(empty);
          for (const [name, value] of empty) form.onChange(name, value);
        }}
      >
        {t.fill}
      </Button>
    </Box>
  );
}

/** Whether an item of a list holds nothing beside the form's own keys. */
const isEmptyItem = (item: unknown) =>
  Object.entries(recordOf(item)).every(([name, value]) => PASSING.includes(name) || isEmpty(value));

/** The same of a list, which replaces what the shop has, so that an editor can begin with it. */
export function IfListEmpty({ kind, of }: { kind: string; of: string }) {
  const t = useWords();
  const { value, onChange } = useField<readonly unknown[]>(of);
  const values = useFileValues(kind)?.[of];
  const items = Array.isArray(values) ? values : [];
  // The CMS removes empty items.
  const isUnset = (value ?? []).every(isEmptyItem);
  // By these keys Strapi tells items that are not saved apart, and sorts them.
  const fill = () =>
    onChange(
      of,
      items.map((item, index) => ({ ...recordOf(item), __temp_key__: keyOf(index) })),
    );
  return (
    <Flex gap={3} wrap="wrap">
      {!isUnset && items.length > 0 ? (
        <Typography variant="pi" textColor="warning700">
          {t.instead + textOf(items)}
        </Typography>
      ) : (
        <Typography variant="pi" textColor="neutral600">
          <IfEmpty kind={kind} name={of} />
        </Typography>
      )}
      {items.length > 0 && isUnset && (
        <Button variant="secondary" size="S" onClick={fill}>
          {t.fillList}
        </Button>
      )}
    </Flex>
  );
}

/** In alphabetical order: a0 to a9, b00 to b99. */
const keyOf = (index: number) => (index < 10 ? `a${index}` : `b${String(index).padStart(2, '0')}`);
