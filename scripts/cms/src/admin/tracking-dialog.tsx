import { Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import order from '../labels/order.json';
import { recordOf, useLanguage } from './panel';

export const trackingWords = {
  zh: {
    title: '寄出訂單',
    with: '顧客會收到附有運單號碼的電郵。',
    without: '還沒有填運單號碼。沒有也可以寄出；以後補填並儲存，顧客會另外收到一封附有號碼的電郵。',
    saveWithout: '不填號碼，儲存',
  },
  en: {
    title: 'Ship the order',
    with: 'The customer gets a mail with the tracking number.',
    without:
      'There is no tracking number. The order can be shipped without one: if you add it later and save, the customer gets another mail with it.',
    saveWithout: 'Save without a number',
  },
};

export const isUntracked = (values: unknown) => {
  const { area, tracking } = recordOf(values);
  return area !== 'collect' && !String(tracking ?? '').trim();
};

/** The tracking number of the form, in the dialog that asks for it. */
export function Tracking() {
  const language = useLanguage();
  const { values, onChange } = useForm('Tracking', (form) => form);
  const t = trackingWords[language];
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Field.Root name="tracking-asked">
        <Field.Label>{order.tracking[language]}</Field.Label>
        <TextInput
          value={String(recordOf(values)['tracking'] ?? '')}
          onChange={({ target }) => onChange('tracking', target.value)}
        />
      </Field.Root>
      <Typography>{isUntracked(values) ? t.without : t.with}</Typography>
    </Flex>
  );
}
