import { customerFields, hasField } from '~/contracts/customer';
import { readDestination } from '~/contracts/destinations';
import { arrivalText } from '~/features/delivery/arrival-text';
import { arrival } from '~/features/delivery/arrival';
import type { DeliveryKinds } from '~/features/delivery/by-appointment';
import { districtsOf } from '~/features/delivery/district-of-address';
import { timedArea } from '~/features/delivery/destination-terms';
import { Field } from '~/features/forms/Field';
import { fill } from '~/i18n/fill';
import { useNow } from '~/ui/use-now';
import type { CheckoutWords } from '../checkout-words';
import type { Draft } from '../draft';
import { Choices } from './Choices';
import { FormSection } from './FormSection';

interface Props {
  draft: Draft;
  /** The delivery methods of the order. */
  kinds: DeliveryKinds;
  words: CheckoutWords;
  onChange: (field: keyof Draft, value: string) => void;
}

const { area, country, city, postalCode, address } = customerFields;
const addressFields = [area, country, city, postalCode, address];

/** Delivery to an address, or collection in the shop. */
export function DeliveryFields({ draft, kinds, words, onChange }: Props) {
  const { customer, delivery } = words.texts;
  const { areas, districts, shop, locale } = words;
  const now = useNow();
  const destination = readDestination(draft.area);
  const timed = timedArea(destination);
  const isAbroad = destination === 'abroad';
  const collects = destination === 'collect';
  const notes = [
    isAbroad && delivery.abroad,
    timed &&
      kinds.parcel &&
      fill(delivery.arrives, {
        area: areas.find(([each]) => each === destination)?.[1] ?? '',
        arrives: arrivalText(arrival(now, timed, words.deliveryRules), words.arrives, locale),
      }),
    timed && kinds.appointment && delivery.appointment,
  ];
  const options = {
    area: areas,
    city: isAbroad
      ? undefined
      : districtsOf(draft.area, districts[locale]).map((name) => [name, name] as const),
    address: undefined,
    country: undefined,
    postalCode: undefined,
  };

  return (
    <FormSection id="delivery-title" title={delivery.title}>
      <Choices
        title={delivery.title}
        name="receive"
        options={[
          { value: 'deliver', label: delivery.deliver },
          { value: 'collect', label: delivery.collect },
        ]}
        chosen={collects ? 'collect' : 'deliver'}
        onChoose={(value) => {
          onChange('area', value === 'collect' ? value : '');
        }}
      />
      {collects ? (
        <div className="mt-5">
          <p>{shop.address}</p>
          <dl className="mt-3 max-w-lg">
            {shop.hours.map(({ days, times }) => (
              <div
                key={days}
                className="flex flex-wrap justify-between gap-x-6 border-b border-line py-1.5"
              >
                <dt>{days}</dt>
                <dd className="figures">{times}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm text-soft">{delivery.collectText}</p>
        </div>
      ) : (
        <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {addressFields
            .filter(({ name }) => hasField(name, draft.area))
            .map((field) => (
              <Field
                key={field.name}
                field={field}
                label={customer[isAbroad && field === city ? 'cityAbroad' : field.name]}
                options={options[field.name]}
                className={field.name === 'address' ? 'sm:col-span-2' : ''}
                optional={words.form.optional}
                value={draft[field.name]}
                words={words.form}
                onChange={(value) => {
                  onChange(field.name, value);
                }}
              />
            ))}
        </div>
      )}
      <p role="status" className="mt-4 text-sm text-soft">
        {notes.filter(Boolean).join(' ')}
      </p>
    </FormSection>
  );
}
