import { DateTimePicker, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fill } from '~/i18n/fill';
import type { Localized } from '~/i18n/locales';
import { lastDayBefore, withEndOfDay } from '../../last-day';
import { fromComputerClock, toComputerClock } from '../clock';
import { dayInWords, useLanguage, type FieldProps } from '../panel';
import { Labelled } from './Labelled';

const words: Localized = {
  zh: '00:00是一日的開始：最後一日是{{day}}。',
  en: '00:00 is the start of a day: the last day is {{day}}.',
};

const LAST = new Date(2099, 11, 31);

/** Strapi's input of a date and time, in Hong Kong. Strapi's own has the time zone of the computer. */
export function HongKongTime(props: FieldProps) {
  const { name, disabled = false } = props;
  const { value, onChange, error = '' } = useField<string | null>(name);
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const lastDay = lastDayBefore(name, value);
  const [last, setLast] = useState({ value, resets: 0 });
  if (value !== last.value) setLast({ value, resets: last.resets + (value ? 0 : 1) });
  const change = (next: string | null) => {
    setLast({ ...last, value: next });
    onChange(name, next);
  };
  return (
    <Labelled {...props} error={error}>
      <DateTimePicker
        // Where the form removes a value, Strapi's input would remove the next one, too.
        key={last.resets}
        clearLabel={formatMessage({ id: 'clearLabel', defaultMessage: 'Clear' })}
        disabled={disabled}
        maxDate={LAST}
        {...(value && { value: toComputerClock(value) })}
        onChange={(date: Date | undefined) =>
          change(date ? withEndOfDay(name, value, fromComputerClock(date)) : null)
        }
        onClear={() => change(null)}
      />
      {lastDay && (
        <Typography variant="pi" textColor="warning700" role="status">
          {fill(words[language], { day: dayInWords(lastDay, language) })}
        </Typography>
      )}
    </Labelled>
  );
}
