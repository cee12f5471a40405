import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef } from 'react';
import type { Localized } from '~/i18n/locales';
import { ORDER } from './models';
import { useLanguage } from './panel';

const title: Localized = { zh: '列印', en: 'Print' };
const failed: Localized = {
  zh: '未能列印，請再試。',
  en: 'It could not be printed. Try again.',
};
const papers = [
  { id: 'slip', name: { zh: '送貨單', en: 'Packing slip' } },
  { id: 'invoice', name: { zh: '發票', en: 'Invoice' } },
];

function Print({ documentId }: { documentId: string }) {
  const language = useLanguage();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const frame = useRef<HTMLIFrameElement>(null);
  const print = (paper: string) =>
    get<{ html: string }>(`/shop/orders/${documentId}/${paper}`).then(
      ({ data }) => {
        if (frame.current) frame.current.srcdoc = data.html;
      },
      () => toggleNotification({ type: 'danger', message: failed[language] }),
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {papers.map(({ id, name }) => (
        <Button key={id} variant="tertiary" fullWidth onClick={() => void print(id)}>
          {name[language]}
        </Button>
      ))}
      <iframe
        ref={frame}
        title={title[language]}
        style={{ position: 'absolute', width: 0, height: 0, border: 0 }}
        onLoad={() => frame.current?.srcdoc && frame.current.contentWindow?.print()}
      />
    </Flex>
  );
}

/** A panel beside an order: papers in the customer's language. */
export const PrintOrder: PanelComponent = ({ model, documentId }) => {
  const language = useLanguage();
  if (model !== ORDER || !documentId) return null;
  return { title: title[language], content: <Print documentId={documentId} /> };
};
