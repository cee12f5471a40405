import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';
import { nameOf } from '../value-names';
import { useLanguage } from './panel';

const words = {
  zh: {
    unpublish: {
      title: '取消發佈所選項目',
      text: '網店不再用以下{count}項內容：',
      products: '以下{count}件產品會從網店下架：',
      confirm: '取消發佈{count}項',
    },
    delete: {
      title: '刪除所選項目',
      text: '以下{count}項會刪除，不能復原：',
      products: '以下{count}件產品會刪除，不能復原：',
      confirm: '刪除{count}項',
    },
    drafts: '另有{count}項未發佈，不受影響。',
  },
  en: {
    unpublish: {
      title: 'Unpublish the selected entries',
      text: 'Entries that the shop will no longer use: {count}.',
      products: 'Products that will leave the shop: {count}.',
      confirm: 'Unpublish {count}',
    },
    delete: {
      title: 'Delete the selected entries',
      text: 'Entries that will be deleted, and cannot be restored: {count}.',
      products: 'Products that will be deleted, and cannot be restored: {count}.',
      confirm: 'Delete {count}',
    },
    drafts: 'Not published, and left as they are: {count}.',
  },
};

const LIST = {
  listStyle: 'disc',
  paddingInlineStart: '2rem',
  maxHeight: '40vh',
  overflow: 'auto',
} as const;

/** Strapi's action for several entries of a list, whose question names those that it affects. */
export const nameMany =
  (action: BulkActionComponent, type: 'unpublish' | 'delete'): BulkActionComponent =>
  (props) => {
    const language = useLanguage();
    const described = action(props);
    if (described?.dialog?.type !== 'dialog') return described;
    const { documents, model } = props;
    const affected = documents.filter(({ status }) => type === 'delete' || status !== 'draft');
    const drafts = documents.length - affected.length;
    const { [type]: t, drafts: others } = words[language];
    const counted = (text: string, count = affected.length) =>
      text.replace('{count}', String(count));
    return {
      ...described,
      dialog: {
        ...described.dialog,
        title: t.title,
        confirmLabel: counted(t.confirm),
        content: (
          <Flex direction="column" alignItems="stretch" gap={3} width="100%">
            <Typography>
              {counted(model === 'api::product.product' ? t.products : t.text)}
            </Typography>
            <ul style={LIST}>
              {affected.map((document) => (
                <Typography tag="li" key={document.documentId}>
                  {nameOf('', document, language) ?? document.documentId}
                </Typography>
              ))}
            </ul>
            {drafts > 0 && (
              <Typography textColor="neutral600">{counted(others, drafts)}</Typography>
            )}
          </Flex>
        ),
      },
    };
  };
