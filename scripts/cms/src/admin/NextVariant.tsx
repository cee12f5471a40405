import {
  unstable_useDocumentActions as useDocumentActions,
  type PanelComponent,
} from '@strapi/content-manager/strapi-admin';
import { Button } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from './panel';

const PRODUCT = 'api::product.product';

const words = {
  zh: { title: '另一款式', duplicate: '複製成另一款', failed: '未能複製，請再試。' },
  en: {
    title: 'Another variant',
    duplicate: 'Duplicate as a variant',
    failed: 'It could not be duplicated. Try again.',
  },
};

/** Duplicates a product and opens the copy. Strapi's own action is in the menus of the list only. */
function DuplicateButton({ documentId }: { documentId: string }) {
  const t = words[useLanguage()];
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  const { autoClone, isLoading } = useDocumentActions();
  async function duplicate() {
    const result = await autoClone({ model: PRODUCT, sourceId: documentId });
    if ('data' in result) navigate(`../${result.data.documentId}`, { relative: 'path' });
    else toggleNotification({ type: 'danger', message: t.failed });
  }
  return (
    <Button
      variant="secondary"
      fullWidth
      startIcon={<Duplicate />}
      loading={isLoading}
      onClick={duplicate}
    >
      {t.duplicate}
    </Button>
  );
}

/** A panel beside the form of a saved product. */
export const NextVariant: PanelComponent = ({ model, documentId }) => {
  const t = words[useLanguage()];
  if (model !== PRODUCT || !documentId || documentId === 'create') return null;
  return { title: t.title, content: <DuplicateButton documentId={documentId} /> };
};
