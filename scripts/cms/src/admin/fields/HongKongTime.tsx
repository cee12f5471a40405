import { DateTimePicker } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { fromComputerClock, toComputerClock } from '../clock';
import type { FieldProps } from '../panel';
import { Labelled } from './Labelled';

const LAST = new Date(2099, 11, 31);

/** Strapi's input of a date and time, in Hong Kong. Strapi's own has the time zone of the computer. */
export function HongKongTime(props: FieldProps) {
  const { name, disabled = false } = props;
  const { value, onChange, error = '' } = useField<string | null>(name);
  const { formatMessage } = useIntl();
  return (
    <Labelled {...props} error={error}>
      <DateTimePicker
        clearLabel={formatMessage({ id: 'clearLabel', defaultMessage: 'Clear' })}
        disabled={disabled}
        maxDate={LAST}
        {...(value && { value: toComputerClock(value) })}
        onChange={(date: Date | undefined) => onChange(name, date ? fromComputerClock(date) : null)}
        onClear={() => onChange(name, null)}
      />
    </Labelled>
  );
}
