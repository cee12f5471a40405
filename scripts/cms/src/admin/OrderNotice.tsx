import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import labels from '../labels/order.json';
import { ORDER } from './models';
import { recordOf, useLanguage } from './panel';
import { useSave } from './use-save';

const words = {
  zh: { done: '已處理，移除提示', kept: '移除後，仍可在紀錄看到。' },
  en: { done: 'Dealt with: remove the notice', kept: 'It stays in the history.' },
};

function Done({ documentId, state }: { documentId: string; state: unknown }) {
  const t = words[useLanguage()];
  const { save, isLoading } = useSave();
  const values = recordOf(useForm('OrderNotice', (form) => form.values));
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button
        variant="secondary"
        fullWidth
        loading={isLoading}
        // A state that somebody has chosen is saved by Save, which may ask.
        disabled={values['state'] !== state}
        onClick={() =>
          // Saves the other fields of the form too, like the other buttons.
          void save(
            { model: ORDER, collectionType: 'collection-types', documentId },
            { ...values, notice: null },
          )
        }
      >
        {t.done}
      </Button>
      <Typography textColor="neutral600">{t.kept}</Typography>
    </Flex>
  );
}

/** A panel beside an order with a notice, which removes it once somebody has dealt with it. */
export const OrderNotice: PanelComponent = ({ model, documentId, document }) => {
  const title = labels.notice[useLanguage()];
  if (model !== ORDER || !documentId || !document?.['notice']) return null;
  return { title, content: <Done documentId={documentId} state={document['state']} /> };
};
