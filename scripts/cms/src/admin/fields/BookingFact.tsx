import { Field, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import booking from '../../labels/booking.json';
import { shownTime } from '../../shown-time';
import { useLanguage } from '../panel';

/**
 * The total of a booking, or when it was received, which nobody enters. A new one has neither, of which Strapi would say
 * that it is not permitted.
 */
export function BookingFact({ of }: { of: 'total' | 'receivedAt' }) {
  const { value } = useField<number | string | null>(of);
  const language = useLanguage();
  if ((value ?? null) === null) return null;
  return (
    <Field.Root name={of}>
      <Field.Label>{booking[of][language]}</Field.Label>
      <Typography tag="p" variant="omega" fontWeight="bold">
        {typeof value === 'number'
          ? value.toLocaleString('en')
          : shownTime(String(value), language)}
      </Typography>
    </Field.Root>
  );
}
