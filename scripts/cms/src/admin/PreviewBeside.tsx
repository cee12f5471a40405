import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { Locale } from '~/contracts/languages';
import { languages, useLanguage } from './panel';

const words = {
  zh: {
    title: '在旁預覽',
    show: '顯示草稿',
    reload: '重新載入',
    page: '草稿的頁面',
    failed: '未能顯示草稿，請再試。',
  },
  en: {
    title: 'Preview beside',
    show: 'Show the draft',
    reload: 'Reload',
    page: 'Page of the draft',
    failed: 'The draft could not be shown. Try again.',
  },
};
/** ms. The preview has built its pages anew by then, in most cases. */
const REBUILD = 4000;

/** The page in the language of the path, which Strapi's own preview has in that of the panel. */
const inLanguage = (address: string, language: Locale) => {
  const url = new URL(address);
  url.pathname = (language === 'en' ? '/en' : '') + url.pathname.replace(/^\/en(?=\/)/, '');
  return url.href;
};

interface PreviewProps {
  model: string;
  documentId: string | undefined;
  updatedAt: unknown;
}

/** The page of a saved draft as on a phone, and anew after each save. */
function Preview({ model, documentId, updatedAt }: PreviewProps) {
  const panelLanguage = useLanguage();
  const t = words[panelLanguage];
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [address, setAddress] = useState<string>();
  const [language, setLanguage] = useState(panelLanguage);
  const [loads, setLoads] = useState(0);
  const reload = () => setLoads((before) => before + 1);

  useEffect(() => {
    const timer = setTimeout(reload, REBUILD);
    return () => clearTimeout(timer);
  }, [updatedAt]);

  async function show() {
    const params = { documentId, status: 'draft' };
    const path = `/content-manager/preview/url/${model}`;
    try {
      const { data } = await get<{ data: { url: string } }>(path, { params });
      setAddress(data.data.url);
    } catch {
      toggleNotification({ type: 'danger', message: t.failed });
    }
  }

  if (!address) {
    return (
      <Button variant="secondary" fullWidth onClick={show}>
        {t.show}
      </Button>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Flex gap={1} wrap="wrap">
        {languages.map(([id, name]) => (
          <Button
            key={id}
            size="S"
            variant={id === language ? 'default' : 'tertiary'}
            aria-pressed={id === language}
            onClick={() => setLanguage(id)}
          >
            {name}
          </Button>
        ))}
        <Button size="S" variant="tertiary" onClick={reload}>
          {t.reload}
        </Button>
      </Flex>
      <iframe
        key={loads}
        title={t.page}
        src={inLanguage(address, language)}
        style={{
          width: 390,
          height: 780,
          zoom: 0.6,
          border: '1px solid #aaa',
          background: 'white',
        }}
      />
    </Flex>
  );
}

const PREVIEWED = ['api::product.product', 'api::category.category'];

/** A panel beside the form. Strapi has a preview of its own, over the form; beside it only in its paid edition. */
export const PreviewBeside: PanelComponent = ({ model, documentId, document }) => {
  const { title } = words[useLanguage()];
  if (!PREVIEWED.includes(model) || !document?.updatedAt) return null;
  return {
    title,
    content: <Preview model={model} documentId={documentId} updatedAt={document.updatedAt} />,
  };
};
