import { Field, Typography } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import type { Localized } from '~/i18n/locales';
import labels from '../../labels/order.json';
import options from '../../labels/options.json';
import type { HistoryEntry } from '../../orders/order-rules';
import { statesOf } from '../order-words';
import { useLanguage, type FieldProps } from '../panel';
import { shownTime } from '../../shown-time';
import { parsed } from '../../json-value';

const shop: Localized = { zh: '網店', en: 'The shop' };
const none: Localized = { zh: '未有更改。', en: 'Nothing has changed yet.' };

const names: Readonly<Record<string, Localized>> = labels;
const values: Readonly<Record<string, Readonly<Record<string, Localized>>>> = options.Order;

/** Lists the changes of an order with their authors, newest first. */
export default function OrderHistory({ name, label }: FieldProps) {
  const language = useLanguage();
  const { value } = useField(name);
  const states = statesOf(useForm('OrderHistory', (form) => form.values));
  const entries = (
    typeof value === 'string' ? parsed(value) : (value ?? [])
  ) as readonly HistoryEntry[];
  const describe = ({ field, from, to }: HistoryEntry['changes'][number]) => {
    const words = field === 'state' ? states : values[field];
    const word = (id = '') => words?.[id]?.[language] ?? id;
    const title = names[field]?.[language] ?? field;
    return to === undefined ? title : `${title} ${word(from) || '—'} → ${word(to) || '—'}`;
  };
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      {entries.length === 0 && <Typography>{none[language]}</Typography>}
      <ul>
        {entries.toReversed().map(({ at, by, changes }) => (
          <li key={at}>
            <Typography>
              {shownTime(at, language)}
              {' · '}
              {by ?? shop[language]}
              {' · '}
              {changes.map(describe).join(language === 'zh' ? '；' : '; ')}
            </Typography>
          </li>
        ))}
      </ul>
    </Field.Root>
  );
}
