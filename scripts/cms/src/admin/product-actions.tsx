import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Typography } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { validateProducts } from '~/content/cms/validate-products';
import type { Locale } from '~/contracts/languages';
import { parsed, written } from './fields/json-value';
import { kindsOf } from './fields/product-kinds';
import { recordOf, useLanguage } from './panel';

const PRODUCT = 'api::product.product';

const words = {
  zh: {
    title: '現在發佈？',
    image: '沒有圖片。',
    kind: '未選種類，顧客不能按種類找到它。',
    attributes: '規格全部留空。',
    name: '與「{other}」同名。',
    sku: '本店貨號與「{other}」相同。',
    mpn: '原廠型號與「{other}」相同。',
    publishAt: '已訂了發佈時間；現在發佈便會即時公開。如想等到那時，請取消並按儲存。',
    confirm: '仍然發佈',
  },
  en: {
    title: 'Publish it now?',
    image: 'It has no picture.',
    kind: 'It has no kind, so shoppers cannot find it by kind.',
    attributes: 'It has no specifications.',
    name: 'It has the name of “{other}”.',
    sku: 'It has the SKU of “{other}”.',
    mpn: 'It has the model number of “{other}”.',
    publishAt:
      'It has a time to be published, but would be public now. To wait until then, cancel and save.',
    confirm: 'Publish anyway',
  },
};

/** Fields whose values two products seldom share. */
const COMPARED = ['name', 'sku', 'mpn'] as const;

/** Whether the shop would refuse the values of a form; the CMS says why. */
function isRefused({ goesWith: _, image: __, gallery: ___, ...values }: Record<string, unknown>) {
  const fields = Object.entries(values).map(([name, value]) => {
    const isJson = typeof value === 'string' && /^[[{]/.test(value);
    return [name, isJson ? (parsed(value) ?? value) : value];
  });
  const item = { ...Object.fromEntries(fields), documentId: 'new' };
  return validateProducts([item], location.origin).rejected.length > 0;
}

/** Returns the fields that shoppers need and that the product lacks. */
function missingIn({ image, kind, category, attributes }: Record<string, unknown>) {
  return (['image', 'kind', 'attributes'] as const).filter((field) => {
    if (field === 'image') return !image;
    if (kindsOf(category).length === 0) return false;
    return field === 'kind' ? !kind : written(parsed(attributes) ?? attributes) === null;
  });
}

interface Same {
  documentId: string;
  name: string;
}

/** Strapi's Publish button, which asks before a product becomes public that is probably unfinished, or there twice. */
export const askBeforePublishing =
  (Publish: DocumentActionComponent): DocumentActionComponent =>
  (props) => {
    const action = Publish(props);
    const language: Locale = useLanguage();
    const t = words[language];
    const { get } = useFetchClient();
    const values = recordOf(useForm('AskBeforePublishing', (form) => form.values));
    const [warnings, setWarnings] = useState<readonly string[]>([]);
    const { model, documentId, document, meta } = props;
    const isLive =
      document?.publishedAt ?? meta?.availableStatus?.some(({ publishedAt }) => publishedAt);
    const isPlanned = Date.parse(String(values['publishAt'])) > Date.now();
    if (!action || model !== PRODUCT || (isLive && !isPlanned)) return action;

    async function othersWith(field: (typeof COMPARED)[number]) {
      if (!values[field]) return [];
      const params = { pageSize: 5, filters: { [field]: { $eqi: values[field] } } };
      const path = `/content-manager/collection-types/${PRODUCT}`;
      const { data } = await get<{ results: Same[] }>(path, { params });
      return data.results
        .filter((each) => each.documentId !== documentId)
        .map(({ name }) => t[field].replace('{other}', name));
    }

    const { dialog, onClick } = action;
    const publish = dialog?.type === 'dialog' ? dialog.onConfirm : undefined;
    return {
      ...action,
      onClick: async (event) => {
        // Errors come before questions about missing content.
        if (publish && isRefused(values)) {
          await publish();
          return true;
        }
        const same = isLive ? [] : await Promise.all(COMPARED.map(othersWith));
        const missing = isLive ? [] : missingIn(values);
        const found = [
          ...(isPlanned ? [t.publishAt] : []),
          ...missing.map((field) => t[field]),
          ...same.flat(),
        ];
        setWarnings(found);
        return found.length === 0 ? onClick?.(event) : false;
      },
      dialog:
        warnings.length === 0
          ? dialog
          : {
              type: 'dialog',
              title: t.title,
              confirmLabel: t.confirm,
              content: (
                <Box tag="ul">
                  {warnings.map((warning) => (
                    <Typography tag="li" key={warning}>
                      {warning}
                    </Typography>
                  ))}
                </Box>
              ),
              ...(publish && { onConfirm: publish }),
            },
    } as typeof action;
  };
